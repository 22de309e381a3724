// Hotel stars and guest ratings.
import { number, plural } from "./format";
import { Icon } from "./icon";

interface StarsProps {
  rating: number | undefined;
  /** `true` if the hotel assigned the rating itself. */
  selfRated?: boolean | undefined;
}

export function Stars({ rating, selfRated = false }: StarsProps) {
  if (rating === undefined || rating < 1) return null;
  const whole = Math.min(5, Math.round(rating));
  const label = `${plural(whole, "star")}${selfRated ? " (self-rated)" : ""}`;
  return (
    <span class={selfRated ? "stars self" : "stars"} role="img" aria-label={label} title={label}>
      {Array.from({ length: whole }, (_, at) => (
        <Icon key={at} name="star" filled={!selfRated} />
      ))}
    </span>
  );
}

interface GuestRatingProps {
  rating: number | undefined;
  reviews?: number | undefined;
}

/** The guest rating, from 0 to 10; -1 means no rating. */
export function GuestRating({ rating, reviews }: GuestRatingProps) {
  if (rating === undefined || rating < 0) return <span class="soft">Not rated</span>;
  return (
    <span class="guest-rating">
      <b class="score">{number(rating, 1)}</b> {WORDS.find(([least]) => rating >= least)?.[1]}
      {reviews !== undefined && <small> {plural(reviews, "review")}</small>}
    </span>
  );
}

const WORDS = [
  [9, "Superb"],
  [8, "Very good"],
  [7, "Good"],
  [6, "Pleasant"],
  [0, "Fair"],
] as const;
