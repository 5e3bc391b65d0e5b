import type { Image } from '@wattle/domain';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { GallerySlide, slideId } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import styles from './product-gallery.module.css';
import { useSlideInView } from './use-slide-in-view.ts';
import { viewWords } from './view-words.ts';

const PictureZoom = lazy(() => import('./picture-zoom.tsx'));

type Props = {
  images: readonly Image[];
  badges: ReactNode;
  /** One more small picture, after those of the product. */
  lastThumb?: ReactNode;
};

/** A row of pictures that is swiped, scrolled or turned with the arrow keys; the small ones are links to the large ones. */
export function ProductGallery({ images, badges, lastThumb }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useSlideInView(row, images.length);
  const [isZoomed, setIsZoomed] = useState(false);
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const turn = (event: KeyboardEvent) => {
    const next = shown + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0);
    if (next === shown || !images[next]) return;
    event.preventDefault();
    show(next);
    row.current?.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const hasMany = images.length > 1;
  return (
    <section className={styles.gallery} aria-label="Pictures">
      {(hasMany || lastThumb) && (
        <GalleryThumbs images={images} shown={shown} onShow={show}>
          {lastThumb}
        </GalleryThumbs>
      )}
      <div className={styles.main}>
        {badges}
        <ul ref={row} className={styles.row} onKeyDown={turn}>
          {images.map((image, index) => (
            <GallerySlide
              key={slideId(index)}
              image={image}
              index={index}
              isShown={index === shown}
              onZoom={() => setIsZoomed(true)}
            />
          ))}
        </ul>
        {hasMany && <Turns images={images} shown={shown} onShow={show} />}
      </div>
      {isZoomed && (
        <Suspense>
          <PictureZoom images={images} start={shown} onClose={() => setIsZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}

type TurnsProps = { images: readonly Image[]; shown: number; onShow: (index: number) => void };

function Turns({ images, shown, onShow }: TurnsProps) {
  const place = `${shown + 1} of ${images.length}`;
  return (
    <>
      <p className={styles.place} aria-live="polite">
        {[viewWords(images, shown), place].filter(Boolean).join(', ')}
      </p>
      <Turn label="Previous picture" icon="left" disabled={shown === 0} onTurn={() => onShow(shown - 1)} />
      <Turn label="Next picture" icon="right" disabled={shown === images.length - 1} onTurn={() => onShow(shown + 1)} />
    </>
  );
}

type TurnProps = { label: string; icon: 'left' | 'right'; disabled: boolean; onTurn: () => void };

function Turn({ label, icon, disabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles[icon]}`}
      aria-label={label}
      disabled={disabled}
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  );
}
