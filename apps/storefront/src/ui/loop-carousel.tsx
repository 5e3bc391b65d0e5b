import * as carouselWords from '@wattle/messages/carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import styles from './carousel.module.css';
import { CAROUSEL } from './carousel-settings.ts';
import { type CarouselProps, CarouselShell } from './carousel-shell.tsx';
import { Icon } from './icon.tsx';
import { isCalm } from './is-calm.ts';

export type LoopCarouselProps = CarouselProps & { autoplay?: boolean };
const OPTIONS = { loop: true, align: 'start', slidesToScroll: 'auto', duration: CAROUSEL.emblaDuration } as const;
type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Endless carousel. Separate chunk, because few pages need it. */
export default function LoopCarousel({ autoplay = false, ...props }: LoopCarouselProps) {
  const [viewRef, embla] = useEmblaCarousel(OPTIONS);
  const place = usePlace(embla, props.onSlideChange);
  const { playing, toggle, stop } = useAutoplay(embla, autoplay);
  const move = (way: 'scrollPrev' | 'scrollNext') => {
    stop();
    embla?.[way](isCalm());
  };
  const goTo = (index: number) => {
    stop();
    embla?.scrollTo(snapOf(embla, index), isCalm());
  };
  return (
    <CarouselShell
      {...props}
      live={embla !== undefined}
      viewRef={viewRef}
      moves={{ ...place, goTo, previous: () => move('scrollPrev'), next: () => move('scrollNext') }}
      extra={
        autoplay && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={playing ? carouselWords.stopSlideshow : carouselWords.startSlideshow}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )
      }
    />
  );
}

/** The snap point of a slide: several visible slides share one. */
const snapOf = (embla: Embla, slide: number): number =>
  embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));

function usePlace(embla: Embla | undefined, onSlideChange: CarouselProps['onSlideChange']) {
  const [place, setPlace] = useState({ canPrevious: true, canNext: true, active: 0 });
  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      const active = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0;
      setPlace({ canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext(), active });
      onSlideChange?.(active);
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla, onSlideChange]);
  return place;
}

/** Advances by itself until touched, unless reduced motion is preferred [D-4-26]. */
function useAutoplay(embla: Embla | undefined, wanted: boolean) {
  const [playing, setPlaying] = useState(wanted);
  const stop = useCallback(() => setPlaying(false), []);
  useEffect(() => {
    if (!embla || !playing) return undefined;
    if (isCalm()) {
      stop();
      return undefined;
    }
    const timer = setInterval(() => embla.scrollNext(), CAROUSEL.autoplayDelayMs);
    const root = embla.rootNode();
    embla.on('pointerDown', stop);
    root.addEventListener('focusin', stop);
    return () => {
      clearInterval(timer);
      embla.off('pointerDown', stop);
      root.removeEventListener('focusin', stop);
    };
  }, [embla, playing, stop]);
  return { playing, stop, toggle: () => setPlaying((now) => !now) };
}
