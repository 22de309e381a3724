// A gallery of hotel pictures with thumbnails.
import type { hotels } from "@wayfare/client";
import { useState } from "preact/hooks";
import { plural } from "../parts/format";
import { Picture } from "../parts/picture";

const FIRST = 5;

export function Gallery({ images, name }: { images: readonly hotels.HotelImage[]; name: string }) {
  const [at, setAt] = useState(0);
  const [all, setAll] = useState(false);
  const shown = images[at];
  if (!shown) return null;
  const thumbs = all ? images : images.slice(0, FIRST);
  return (
    <section class="hotels-gallery" aria-label={`Photos of ${name}`}>
      <div class="hotels-gallery-large">
        <Picture
          key={shown.large}
          url={shown.large ?? shown.small}
          alt={`${name}, photo ${at + 1} of ${images.length}`}
          icon="bed"
        />
      </div>
      {images.length > 1 && (
        <div class="hotels-gallery-small">
          {thumbs.map((image, index) => (
            <button
              key={image.large ?? index}
              type="button"
              aria-label={`Photo ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <Picture url={image.small ?? image.large} alt="" icon="bed" />
            </button>
          ))}
        </div>
      )}
      {images.length > FIRST && (
        <button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer photos" : `Show all ${plural(images.length, "photo")}`}
        </button>
      )}
    </section>
  );
}
