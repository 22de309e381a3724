// A side-by-side comparison of two or three itineraries.
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { Check } from "../parts/field";
import { plural } from "../parts/format";
import { Mark } from "../parts/picture";
import { usePage } from "../state/context";
import { BookLink } from "./book-link";
import { sectionsOf, type Compared, type Row } from "./compare-rows";
import { airlinesOf, type Found } from "./itinerary";
import { modeText, priceText } from "./words";

interface Props {
  found: Found;
  compared: readonly Compared[];
  /** Number of selected itineraries that are not in the results. */
  missing: number;
  searching: boolean;
  /** `true` to show only rows that differ. */
  differences: boolean;
  onDifferences(on: boolean): void;
  onOpen(id: string): void;
  onRemove(id: string): void;
  onClose(): void;
}

export function Comparison({ found, compared, missing, searching, differences, ...on }: Props) {
  const { settings } = usePage();
  const sections = compared.length ? sectionsOf(found, compared) : [];
  return (
    <Dialog
      title={`Compare ${plural(compared.length, "itinerary", "itineraries")}`}
      kind="wide"
      actions={<CopyLink />}
      onClose={on.onClose}
    >
      <Check checked={differences} onChange={on.onDifferences}>
        Differences only
      </Check>
      <p class="soft">
        Prices {modeText(found.mode)}. Conditions are for the cheapest offer that matches your filters.
        {settings.invented && " All prices are fictitious."}
      </p>
      {missing > 0 && (
        <p class="notice" role="status">
          {searching
            ? `${plural(missing, "itinerary has", "itineraries have")} not been found yet; the search is still running.`
            : `${plural(missing, "itinerary is", "itineraries are")} no longer in the results.`}
        </p>
      )}
      {compared.length > 0 && (
        <table role="table" class={`flights-compare of-${compared.length}`}>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {compared.map((one) => (
                <Head key={one.itinerary.id} one={one} found={found} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                <span class="visually-hidden">Actions</span>
              </th>
              {compared.map((one) => (
                <Actions currency={found.currency} key={one.itinerary.id} one={one} {...on} />
              ))}
            </tr>
          </tbody>
          {sections.map(({ title, rows }) => {
            const shown = rows.filter(({ differs }) => differs || !differences);
            return (
              shown.length > 0 && (
                <tbody key={title} role="rowgroup">
                  <tr role="row" class="flights-compare-section">
                    <th role="rowheader" scope="rowgroup" colSpan={compared.length + 1}>
                      {title}
                    </th>
                  </tr>
                  {shown.map((row) => (
                    <CompareRow key={row.label} row={row} />
                  ))}
                </tbody>
              )
            );
          })}
        </table>
      )}
    </Dialog>
  );
}

function CompareRow({ row: { label, texts, differs, best } }: { row: Row }) {
  return (
    <tr role="row" class={differs ? "differs" : undefined}>
      <th role="rowheader" scope="row">
        {label}
        {differs && <small> differs</small>}
      </th>
      {texts.map((text, at) => (
        <td key={at} role="cell">
          {text} {best?.at.includes(at) && <span class="tag good">{best.word}</span>}
        </td>
      ))}
    </tr>
  );
}

function Head({ one: { itinerary, offer }, found }: { one: Compared; found: Found }) {
  const airlines = airlinesOf(itinerary.legs);
  const names = airlines.map(({ name }) => name).join(", ");
  return (
    <th role="columnheader" scope="col">
      <span class="flights-marks">
        {airlines.slice(0, 3).map(({ code, name, logo }) => (
          <Mark key={code || name} name={code || name} url={logo} />
        ))}
      </span>
      <span class="flights-compare-names">{names}</span>
      <b class="flights-price">{priceText(offer?.price, found.currency)}</b>
    </th>
  );
}

interface ActionsProps {
  one: Compared;
  currency: string | undefined;
  onOpen(id: string): void;
  onRemove(id: string): void;
}

function Actions({ one: { itinerary, offer }, currency, onOpen, onRemove }: ActionsProps) {
  const names = airlinesOf(itinerary.legs)
    .map(({ name }) => name)
    .join(", ");
  return (
    <td role="cell" class="flights-compare-actions">
      {offer && <BookLink offer={offer} currency={currency} primary />}
      <button onClick={() => onOpen(itinerary.id)}>
        Details<span class="visually-hidden">: {names}</span>
      </button>
      <button class="quiet" onClick={() => onRemove(itinerary.id)}>
        Remove<span class="visually-hidden">: {names}</span>
      </button>
    </td>
  );
}
