// A hotel's details.
import { hotels } from "@wayfare/client";
import type { ComponentChildren } from "preact";
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { money, plusDays, today } from "../parts/format";
import { Icon } from "../parts/icon";
import { PageLink } from "../parts/link";
import { GuestRating, Stars } from "../parts/stars";
import { Failure } from "../search/failure";
import { SearchStatus } from "../search/status";
import { type Running, useSearch } from "../search/use-search";
import { usePage } from "../state/context";
import { addressOf, type Asked, NO_FILTERS } from "./asked";
import { Gallery } from "./gallery";
import { Features, Policies } from "./facilities";
import { stayQuery } from "./query";
import { Rates } from "./rates";
import { Reviews } from "./reviews";
import { pointAt } from "./point";
import { amount, datesText } from "./words";
import "./detail.css";

type Answer = hotels.SingleHotelSearchResponse;

const OPTIONS = [
  "features",
  "featureSummary",
  "featureTags",
  "description",
  "images",
  "place",
  "reviews",
  "hotelWellKnownPlace",
  "rateBreakdown",
] as const;

interface Props {
  asked: Asked;
  hotel: number;
  onClose(): void;
}

export function Detail({ asked, hotel, onClose }: Props) {
  const { client, currency } = usePage();
  const query = { hotel: `khotel:${hotel}`, ...stayQuery(asked, currency) };
  const running = useSearch(JSON.stringify(query), () =>
    hotels.searchSingle(client, { ...query, responseOptions: [...OPTIONS] }),
  );
  const answer = running.last?.response;
  const name = answer?.translatedName ?? answer?.name ?? "Hotel";
  return (
    <Dialog kind="side" title={name} actions={<CopyLink />} onClose={onClose}>
      <div class="hotels-detail">
        {!answer && running.state === "running" && <p role="status">Loading…</p>}
        {!answer && running.error && <Failure error={running.error} onAgain={running.again} />}
        {answer && (
          <>
            <Head answer={answer} asked={asked} name={name} />
            <Gallery images={answer.images ?? []} name={name} />
            {answer.description && <p>{answer.description}</p>}
            <Part title="Rates">
              {asked.checkin === undefined ? (
                <Undated answer={answer} asked={asked} />
              ) : (
                <Dated running={running} answer={answer} asked={asked} />
              )}
            </Part>
            {answer.reviews && (
              <Part title="Guest reviews">
                <Reviews reviews={answer.reviews} />
              </Part>
            )}
            <Part title="Facilities">
              <Features answer={answer} />
            </Part>
            {!!answer.policies?.length && (
              <Part title="House rules">
                <Policies policies={answer.policies} />
              </Part>
            )}
            {answer.licenseNumber && <p class="soft">Licence number {answer.licenseNumber}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="stack" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface AnswerProps {
  answer: Answer;
  asked: Asked;
}

function Head({ answer, asked, name }: AnswerProps & { name: string }) {
  const { latitude, longitude, place, reviews, address, hotelCountryCode } = answer;
  const overall = reviews?.guestRatings?.["OVERALL"];
  const elsewhere = { ...asked, ...NO_FILTERS, page: 1, hotel: undefined };
  return (
    <div class="hotels-detail-head">
      <p class="row">
        <Stars rating={answer.starRating} selfRated={answer.isSelfRated} />
        {answer.isSelfRated && (answer.starRating ?? -1) >= 1 && <small class="soft">self-rated</small>}
        <GuestRating rating={overall} reviews={reviews?.numberOfReviews} />
      </p>
      <p class="soft">
        <Icon name="pin" />{" "}
        {[address, countryName(hotelCountryCode)].filter(Boolean).join(", ") || "Address not available"}
      </p>
      <p class="row hotels-detail-links">
        {latitude !== undefined && longitude !== undefined && (
          <PageLink
            params={addressOf(elsewhere, {
              where: { ...pointAt([longitude, latitude]), label: name },
              sort: "distance",
            })}
          >
            Nearby hotels
          </PageLink>
        )}
        {place?.key && (
          <PageLink
            params={addressOf(elsewhere, {
              where: { id: place.key, label: place.name ?? place.key },
              sort: "popularity",
            })}
          >
            Hotels in {place.name ?? "this area"}
          </PageLink>
        )}
      </p>
    </div>
  );
}

function Dated({ running, answer, asked }: AnswerProps & { running: Running<Answer> }) {
  return (
    <>
      <SearchStatus
        running={running}
        noun={["rate", "rates"]}
        onNothing={<p>No provider offers rooms for these dates and guests. Try other dates.</p>}
      />
      <Rates answer={answer} asked={asked} />
    </>
  );
}

/** The content without dates: no rates, but possibly a recent price. */
function Undated({ answer, asked }: AnswerProps) {
  const seen = amount(answer.lowestRate);
  const checkin = plusDays(today(), 21);
  const stay = { checkin, checkout: plusDays(checkin, 3) };
  return (
    <div class="notice">
      <p>
        {seen === undefined ? (
          <>No recent price.</>
        ) : (
          <>
            Lowest recent price: <b>{money(seen, answer.currencyCode)}</b> per night.
          </>
        )}{" "}
        Choose dates to see rates.
      </p>
      <PageLink class="button" step="replace" params={addressOf(asked, { ...stay, price: undefined })}>
        Show rates for {datesText({ ...asked, ...stay })}
      </PageLink>
    </div>
  );
}

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

function countryName(code: string | undefined): string | undefined {
  try {
    return code && COUNTRIES.of(code);
  } catch {
    return code;
  }
}
