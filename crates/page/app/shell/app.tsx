// The page frame: header, the view selected in the URL, footer.
import type { ComponentType } from "preact";
import { useMemo, useState } from "preact/hooks";
import { CarsView } from "../cars/view";
import { FlightsView } from "../flights/view";
import { HotelsView } from "../hotels/view";
import { useAddress } from "../state/address";
import { PageContext, type Page } from "../state/context";
import { useDisplay } from "../state/display";
import { Guard } from "./guard";
import { Header } from "./header";
import { KeyDialog } from "./key-dialog";
import { openSession } from "../state/session";
import type { Settings } from "../state/settings";
import { VIEWS, type ViewName } from "./views";

const SHOWN: Record<ViewName, ComponentType> = { flights: FlightsView, hotels: HotelsView, cars: CarsView };

interface Question {
  refused: boolean;
  answer(key: string | undefined): void;
}

export function App({ settings }: { settings: Settings }) {
  const [question, setQuestion] = useState<Question>();
  const client = useMemo(() => {
    const ask = (refused: boolean) => new Promise<string | undefined>((answer) => setQuestion({ refused, answer }));
    return openSession(settings, ask);
  }, [settings]);

  const address = useAddress();
  const name = VIEWS.find((view) => view === address.get("view")) ?? "flights";
  const display = useDisplay(settings.currency);
  const { currency, units } = display;
  const page: Page = useMemo(() => ({ client, settings, currency, units }), [client, settings, currency, units]);
  const View = SHOWN[name];

  return (
    <PageContext.Provider value={page}>
      <Header view={name} display={display} />
      <main id="main">
        <Guard key={name} address={address.toString()}>
          <View />
        </Guard>
      </main>
      <Footer settings={settings} />
      {question && (
        <KeyDialog
          refused={question.refused}
          onAnswer={(key) => {
            setQuestion(undefined);
            question.answer(key);
          }}
        />
      )}
    </PageContext.Provider>
  );
}

function Footer({ settings }: { settings: Settings }) {
  return (
    <footer class="foot">
      {settings.invented && (
        <p>Places are real. Timetables, hotels, cars and prices are fictitious, and nothing can be booked.</p>
      )}
      <p>
        All data on this page comes from this service’s API. <a href="docs">API reference</a>{" "}
        <a href="page/licences.txt">Licences</a>
      </p>
    </footer>
  );
}
