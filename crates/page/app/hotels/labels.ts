// Labels of hotel features, which responses identify by number. The labels are fetched once from the static data
// feed.
import { type Client, feeds } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import { usePage } from "../state/context";

export type Labels = ReadonlyMap<number, string>;

const known = new WeakMap<Client, Promise<Labels>>();

/** Returns the labels: `undefined` while they load, empty if they fail to load. */
export function useFeatureLabels(): Labels | undefined {
  const { client } = usePage();
  const [labels, setLabels] = useState<Labels>();
  useEffect(() => {
    const asking = known.get(client) ?? featureLabels(client);
    known.set(client, asking);
    asking.then(setLabels, () => {
      known.delete(client);
      setLabels(new Map());
    });
  }, [client]);
  return labels;
}

async function featureLabels(client: Client): Promise<Labels> {
  const labels = new Map<number, string>();
  for await (const { facility } of feeds.constants(client, { types: ["facility"] })) {
    for (const { id, name } of facility?.features ?? []) if (name) labels.set(id, name);
  }
  return labels;
}
