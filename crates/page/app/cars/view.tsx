// Searching cars.
import "./cars.css";
import { useAddress } from "../shell/address";
import { CarsForm } from "./form";
import { goTo, queryOf, readAddress } from "./query";
import { CarsResults } from "./results";
import { CarsWelcome } from "./welcome";

export function CarsView() {
  const address = readAddress(useAddress());
  const query = queryOf(address);
  return (
    <>
      <h1>Rent a car, with all that comes on top</h1>
      <CarsForm
        // Back to another search shows that one's fields.
        key={JSON.stringify(query)}
        address={address}
        onSearch={(query) => goTo({ ...query, mode: address.mode, sort: address.sort }, "push")}
      />
      {query ? <CarsResults address={address} query={query} /> : <CarsWelcome />}
    </>
  );
}
