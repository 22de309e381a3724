// A hotel's facilities and policies.
import type { hotels } from "@wayfare/client";
import { Icon } from "../parts/icon";
import { useFeatureLabels } from "./labels";

/** Features grouped by tag. Descriptions are joined by name, because the service sends them without ids. */
export function Features({ answer }: { answer: hotels.SingleHotelSearchResponse }) {
  const labels = useFeatureLabels();
  const { featureTags = [], featureSummary = [] } = answer;
  const descriptions = new Map(featureSummary.map(({ name, description }) => [name, description]));
  if (!featureTags.length && !featureSummary.length) return <p class="soft">No information available.</p>;
  // Without labels, feature ids are meaningless. List all named features instead.
  if (labels?.size === 0 || !featureTags.length)
    return <FeatureList names={featureSummary.map(({ name }) => name)} descriptions={descriptions} />;
  return (
    <div class="hotels-features">
      {featureTags.map(({ tag, features = [] }) => (
        <section key={tag} aria-label={tag ?? "Other"}>
          <h4>{tag ?? "Other"}</h4>
          <FeatureList names={features.map((id) => labels?.get(id))} descriptions={descriptions} />
        </section>
      ))}
    </div>
  );
}

interface ListProps {
  names: readonly (string | undefined)[];
  descriptions: ReadonlyMap<string | undefined, string | undefined>;
}

function FeatureList({ names, descriptions }: ListProps) {
  return (
    <ul class="hotels-feature-list">
      {names.map(
        (name) =>
          name && (
            <li key={name} title={descriptions.get(name)}>
              <Icon name="check" /> {name}
            </li>
          ),
      )}
    </ul>
  );
}

export function Policies({ policies }: { policies: readonly hotels.HotelPolicy[] }) {
  return (
    <dl class="facts">
      {policies.map(({ code, name, description }) => (
        <div key={code ?? name}>
          <dt>{name ?? code ?? "Policy"}</dt>
          <dd>{description ?? "Not specified"}</dd>
        </div>
      ))}
    </dl>
  );
}
