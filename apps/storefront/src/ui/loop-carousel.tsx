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

/** Goes round without an end. Loaded apart, because few pages need it. */
export default function LoopCarousel({ autoplay = false, ...props }: LoopCarouselProps) {
  const [viewRef, embla] = useEmblaCarousel(OPTIONS);
  const place = usePlace(embla, props.onTurn);
  const { playing, toggle, stop } = useAutoplay(embla, autoplay);
  const turn = (way: 'scrollPrev' | 'scrollNext') => {
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
      moves={{ ...place, goTo, previous: () => turn('scrollPrev'), next: () => turn('scrollNext') }}
      extra={
        autoplay && (
          <button
            type="button"
            className={styles.turn}
            aria-label={playing ? 'Stop turning' : 'Turn by itself'}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )
      }
    />
  );
}

/** Which stop a slide belongs to: with several in view they share one. */
const snapOf = (embla: Embla, slide: number): number =>
  embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));

function usePlace(embla: Embla | undefined, onTurn: CarouselProps['onTurn']) {
  const [place, setPlace] = useState({ canPrevious: true, canNext: true, active: 0 });
  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      const active = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0;
      setPlace({ canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext(), active });
      onTurn?.(active);
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla, onTurn]);
  return place;
}

/** Turns by itself until the shopper touches it, or wants no motion [D-4-26]. */
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
