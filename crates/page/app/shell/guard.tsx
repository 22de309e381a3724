// An error boundary: an error in one view is shown and leaves the rest of the page usable.
import { Component, type ComponentChildren } from "preact";

interface Props {
  /** The URL parameters. A change clears the error, as another state may render without it. */
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
          <h1>Something went wrong</h1>
          <p>The page failed with an internal error: {String(fault)}</p>
        </div>
        <button onClick={() => location.reload()}>Reload page</button>
      </div>
    );
  }
}
