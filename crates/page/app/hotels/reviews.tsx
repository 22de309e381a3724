// Guest reviews.
import type { hotels } from "@wayfare/client";
import { number, plural } from "../parts/format";

export function Reviews({ reviews }: { reviews: hotels.HotelReviews }) {
  const { numberOfReviews = 0, sentiment, quotes = [], aspects = [], reviewerTypes = [], guestRatings = {} } = reviews;
  const ratings = Object.entries(guestRatings).filter(([, rating]) => rating >= 0);
  if (numberOfReviews === 0 && !ratings.length) return <p class="soft">No reviews yet.</p>;
  return (
    <div class="stack">
      <p>
        {sentiment && <b>{sentiment}</b>} <span class="soft">from {plural(numberOfReviews, "review")}</span>
      </p>
      <Ratings ratings={ratings} />
      <Aspects aspects={aspects} />
      {quotes.length > 0 && (
        <ul class="hotels-quotes" aria-label="Review quotes">
          {quotes.map(
            ({ text, polarity }) =>
              text && (
                <li key={text} class={TONES[polarity ?? 0]}>
                  <q>{text}</q>{" "}
                  {polarity !== undefined && <span class="visually-hidden">({TONE_NAMES[polarity]})</span>}
                </li>
              ),
          )}
        </ul>
      )}
      {reviewerTypes.length > 0 && (
        <ul class="hotels-reviewers" aria-label="Reviews by guest type">
          {reviewerTypes.map(({ type, name, numberOfReviews: count, aspects = [] }) => (
            <li key={type ?? name}>
              <b>{name ?? "Others"}</b> {count !== undefined && <small class="soft">{plural(count, "review")}</small>}
              <Aspects aspects={aspects} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Ratings by category, the overall rating first. */
function Ratings({ ratings }: { ratings: readonly (readonly [name: string, rating: number])[] }) {
  const sorted = ratings.toSorted(([one], [other]) => Number(other === "OVERALL") - Number(one === "OVERALL"));
  return (
    <dl class="hotels-ratings">
      {sorted.map(([name, rating]) => (
        <div key={name}>
          <dt>{name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " ")}</dt>
          <dd>
            <span class="hotels-bar-of-ten" aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, rating * 10)}%` }} />
            </span>
            {number(rating, 1)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TONES: Record<hotels.ReviewPolarity, string> = { 1: "good", 0: "", [-1]: "warn" };
const TONE_NAMES: Record<hotels.ReviewPolarity, string> = { 1: "positive", 0: "neutral", [-1]: "negative" };

function Aspects({ aspects }: { aspects: readonly hotels.HotelReviewAspect[] }) {
  return (
    <ul class="row hotels-tags" aria-label="Mentioned in reviews">
      {aspects.map(
        ({ text, polarity = 0 }) =>
          text && (
            <li key={text} class={`tag ${TONES[polarity] ?? ""}`}>
              {text} <span class="visually-hidden">({TONE_NAMES[polarity] ?? "neutral"})</span>
            </li>
          ),
      )}
    </ul>
  );
}
