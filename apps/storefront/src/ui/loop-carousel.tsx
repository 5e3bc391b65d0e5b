import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import styles from './carousel.module.css';
import { CAROUSEL } from './carousel-settings.ts';
import { type CarouselProps, CarouselShell } from './carousel-shell.tsx';
import { Icon } from './icon.tsx';
import { isCalm } from './is-calm.ts';

export type LoopCarouselProps = CarouselProps & { autoplay?: boolean };
type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Goes round without an end. Loaded apart, because few pages need it. */
export default function LoopCarousel({ autoplay = false, ...props }: LoopCarouselProps) {
  const [viewRef, embla] = useEmblaCarousel({ loop: true, align: 'start', slidesToScroll: 'auto' });
  const ends = useEnds(embla, props.onTurn);
  const { playing, toggle, stop } = useAutoplay(embla, autoplay);
  const turn = (way: 'scrollPrev' | 'scrollNext') => {
    stop();
    embla?.[way](isCalm());
  };
  return (
    <CarouselShell
      {...props}
      live={embla !== undefined}
      viewRef={viewRef}
      moves={{ ...ends, previous: () => turn('scrollPrev'), next: () => turn('scrollNext') }}
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

function useEnds(embla: Embla | undefined, onTurn: CarouselProps['onTurn']) {
  const [ends, setEnds] = useState({ canPrevious: true, canNext: true });
  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      setEnds({ canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext() });
      onTurn?.(embla.selectedScrollSnap());
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla, onTurn]);
  return ends;
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
