import { useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselMoves, type CarouselProps, CarouselShell } from './carousel-shell.tsx';
import { isCalm } from './is-calm.ts';
import { type RowMeasures, rowPosition } from './row-position.ts';

/** A row that scrolls and snaps by itself; the arrows move it by a view. It has two ends. */
export function ScrollCarousel(props: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const moves = useScrollMoves(view, props.onTurn);
  return <CarouselShell {...props} viewRef={view} moves={moves} />;
}

function useScrollMoves(view: React.RefObject<HTMLElement | null>, onTurn?: (index: number) => void): CarouselMoves {
  const [ends, setEnds] = useState({ canPrevious: false, canNext: true });
  const look = useCallback(() => {
    const row = view.current;
    if (!row) return;
    const { first, canPrevious, canNext } = rowPosition(measure(row));
    setEnds((before) =>
      before.canPrevious === canPrevious && before.canNext === canNext ? before : { canPrevious, canNext },
    );
    onTurn?.(first);
  }, [view, onTurn]);
  useEffect(() => {
    const row = view.current;
    if (!row) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [view, look]);
  const by = (views: 1 | -1) => {
    const row = view.current;
    row?.scrollBy({ left: views * row.clientWidth * 0.9, behavior: isCalm() ? 'instant' : 'smooth' });
  };
  return { ...ends, previous: () => by(-1), next: () => by(1) };
}

function measure(row: HTMLElement): RowMeasures {
  const edge = row.getBoundingClientRect().left;
  const slides = [...(row.firstElementChild?.children ?? [])];
  const { scrollLeft, clientWidth, scrollWidth } = row;
  return {
    scrollLeft,
    clientWidth,
    scrollWidth,
    slideLefts: slides.map((slide) => slide.getBoundingClientRect().left - edge),
  };
}
