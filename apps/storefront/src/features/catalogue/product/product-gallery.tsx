import type { Image } from '@wattle/domain/images';
import * as productWords from '@wattle/messages/product';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createLatePart } from '../../../page/late-part.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GallerySlide, slideId } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import styles from './product-gallery.module.css';
import { viewName } from './view-name.ts';
import type { Point } from './zoom-view.ts';

/** Separate chunk, because few products have pictures of a turn. */
const AroundButton = createLatePart(() => import('./around-button.tsx'), { room: undefined });
const PictureZoom = lazy(() => import('./picture-zoom.tsx'));

type Props = {
  images: readonly Image[];
  badges: ReactNode;
  /** Pictures of one whole turn. */
  turnFrames: readonly string[] | undefined;
  /** An extra thumbnail after the product's own. */
  lastThumb?: ReactNode;
};

/** A row of pictures to swipe, scroll or step through with the arrow keys; thumbnails link to each. */
export function ProductGallery({ images, badges, turnFrames, lastThumb }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useSlideInView(row, images.length);
  const [zoomed, setZoomed] = useState<{ readonly pressed: Point | null } | null>(null);
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const onKey = (event: KeyboardEvent) => {
    const next = shown + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0);
    if (next === shown || !images[next]) return;
    event.preventDefault();
    show(next);
    row.current?.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const hasMany = images.length > 1;
  return (
    <section className={styles.gallery} aria-label={productWords.pictures}>
      {(hasMany || lastThumb) && (
        <GalleryThumbs images={images} shown={shown} onShow={show}>
          {lastThumb}
        </GalleryThumbs>
      )}
      <div className={styles.main}>
        {badges}
        <ul ref={row} className={styles.row} onKeyDown={onKey}>
          {images.map((image, index) => (
            <GallerySlide
              key={slideId(index)}
              image={image}
              index={index}
              isShown={index === shown}
              onZoom={(pressed) => startTransition(() => setZoomed({ pressed }))}
            />
          ))}
        </ul>
        {hasMany && <Turns images={images} shown={shown} onShow={show} />}
        {turnFrames && <AroundButton frames={turnFrames} />}
      </div>
      <Suspense>
        {zoomed && (
          <PictureZoom images={images} start={shown} pressed={zoomed.pressed} onClose={() => setZoomed(null)} />
        )}
      </Suspense>
    </section>
  );
}

type TurnsProps = { images: readonly Image[]; shown: number; onShow: (index: number) => void };

function Turns({ images, shown, onShow }: TurnsProps) {
  const place = productWords.pictureOf(shown + 1, images.length);
  return (
    <>
      <p className={styles.place} aria-live="polite">
        {[viewName(images, shown), place].filter(Boolean).join(', ')}
      </p>
      <Arrow
        label={productWords.previousPicture}
        icon="left"
        disabled={shown === 0}
        onPress={() => onShow(shown - 1)}
      />
      <Arrow
        label={productWords.nextPicture}
        icon="right"
        disabled={shown === images.length - 1}
        onPress={() => onShow(shown + 1)}
      />
    </>
  );
}

type ArrowProps = { label: string; icon: 'left' | 'right'; disabled: boolean; onPress: () => void };

function Arrow({ label, icon, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles[icon]}`}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Index of the slide that fills a horizontally scrolling row. */
function useSlideInView(row: RefObject<HTMLElement | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const slides = [...element.children].slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setShown(slides.indexOf(entered.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, count]);
  return Math.min(shown, count - 1);
}
