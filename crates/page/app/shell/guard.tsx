// A fault in one view leaves the rest of the page usable, and is not hidden.
import { Component, type ComponentChildren } from "preact";

interface Props {
  /** Another one may be shown without the fault. */
  address: string;
  children: ComponentChildren;
}

export class Guard extends Component<Props, { fault?: unknown }> {
  override componentDidCatch(fault: unknown) {
    console.error(fault);
    this.setState({ fault });
  }

  override componentDidUpdate({ address }: Props) {
    if (address !== this.props.address && this.state.fault !== undefined) this.setState({ fault: undefined });
  }

  override render({ children }: Props) {
    const { fault } = this.state;
    if (fault === undefined) return children;
    return (
      <div class="notice bad" role="alert">
        <div>
          <h1>This view does not work</h1>
          <p>An error in the page, not in what you did: {String(fault)}</p>
        </div>
        <button onClick={() => location.reload()}>Load the page again</button>
      </div>
    );
  }
}
