import { type Image, imageAddress, imageUrl } from '@wattle/domain';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './product-gallery.module.css';
import { useSlideInView } from './use-slide-in-view.ts';

const PictureZoom = lazy(() => import('./picture-zoom.tsx'));

type Props = { images: readonly Image[]; badges: ReactNode };

const idOf = (index: number): string => `picture-${index + 1}`;

/** A row of pictures that is swiped or scrolled; the small ones are links to the large ones, script or not. */
export function ProductGallery({ images, badges }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useSlideInView(row);
  const [zoomed, setZoomed] = useState<Image | null>(null);
  const show = (index: number) => row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const hasMany = images.length > 1;
  return (
    <section className={styles.gallery} aria-label="Pictures">
      {hasMany && <Thumbs images={images} shown={shown} onShow={show} />}
      <div className={styles.main}>
        {badges}
        <ul ref={row} className={styles.row}>
          {images.map((image, index) => (
            <li key={idOf(index)} id={idOf(index)} className={styles.slide}>
              <ZoomLink image={image} onZoom={() => setZoomed(image)}>
                <ImageTile
                  image={image}
                  sizes="(min-width: 1024px) 46vw, 100vw"
                  priority={index === 0}
                  className={styles.picture}
                />
              </ZoomLink>
            </li>
          ))}
        </ul>
        {hasMany && <Turns shown={shown} count={images.length} onShow={show} />}
      </div>
      {zoomed && (
        <Suspense>
          <PictureZoom image={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}

type ThumbsProps = { images: readonly Image[]; shown: number; onShow: (index: number) => void };

function Thumbs({ images, shown, onShow }: ThumbsProps) {
  return (
    <ul className={`scroll-x ${styles.thumbs}`}>
      {images.map((image, index) => (
        <li key={idOf(index)}>
          <a
            className={styles.thumb}
            href={`#${idOf(index)}`}
            aria-label={image.alt}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <ImageTile image={{ ...image, alt: '' }} sizes="84px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Without a script the link leads to the picture itself. */
function ZoomLink({ image, onZoom, children }: { image: Image; onZoom: () => void; children: ReactNode }) {
  const address = imageAddress(image);
  if (!address) return children;
  return (
    <a
      className={styles.zoom}
      href={imageUrl(address, { width: 1079 })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onZoom();
      }}
    >
      {children}
      <span className="sr-only">, zoom</span>
    </a>
  );
}

type TurnsProps = { shown: number; count: number; onShow: (index: number) => void };

function Turns({ shown, count, onShow }: TurnsProps) {
  return (
    <>
      <p className={styles.place} aria-live="polite">
        {shown + 1} of {count}
      </p>
      <Turn label="Previous picture" icon="left" disabled={shown === 0} onTurn={() => onShow(shown - 1)} />
      <Turn label="Next picture" icon="right" disabled={shown === count - 1} onTurn={() => onShow(shown + 1)} />
    </>
  );
}

type TurnProps = { label: string; icon: 'left' | 'right'; disabled: boolean; onTurn: () => void };

function Turn({ label, icon, disabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={`${styles.turn} ${styles[icon]}`}
      aria-label={label}
      disabled={disabled}
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  );
}
