// Copies the page's URL for sharing. The URL does not contain the API key.
import { useState } from "preact/hooks";
import { Icon } from "./icon";

export function CopyLink() {
  const [status, setStatus] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus("Link copied");
    } catch {
      setStatus("Copy from address bar");
    }
    setTimeout(() => setStatus(undefined), 3000);
  };
  return (
    <>
      <button class="quiet" onClick={() => void copy()}>
        <Icon name="link" /> {status ?? "Copy link"}
      </button>
      {/* Outside the button: a live region within a button does not become part of its name. */}
      <span class="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}
