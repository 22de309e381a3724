// Copies the page's address, to be sent to somebody. The key is not in it.
import { useState } from "preact/hooks";
import { Icon } from "./icon";

export function CopyLink() {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid("Link copied");
    } catch {
      setSaid("Copy it from the address bar");
    }
    setTimeout(() => setSaid(undefined), 3000);
  };
  return (
    <>
      <button class="quiet" onClick={() => void copy()}>
        <Icon name="link" /> {said ?? "Copy link"}
      </button>
      {/* Beside the button, as what is live within one is not part of its name. */}
      <span class="unseen" role="status">
        {said}
      </span>
    </>
  );
}
