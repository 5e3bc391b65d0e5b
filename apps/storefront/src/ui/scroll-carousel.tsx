import { BREAKPOINTS } from '@wattle/domain/settings';
import { Children, useCallback, useEffect, useRef, useState } from 'react';
import { perViewAt, USUAL_PER_VIEW } from './carousel-settings.ts';
import { type CarouselMoves, type CarouselProps, CarouselShell } from './carousel-shell.tsx';
import { isCalm } from './is-calm.ts';
import { type RowMeasures, rowPosition, turnedLeft } from './row-position.ts';
import { slideRow } from './slide-row.ts';

/** A natively scrolling, snapping row; arrows move it by one view. Does not loop. */
export function ScrollCarousel(props: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  // rendered for the smallest screen that has arrows; measuring the row corrects it
  const width = props.quietOnMobile ? BREAKPOINTS.lg : 0;
  const isLong = Children.count(props.children) > perViewAt(props.perView ?? USUAL_PER_VIEW, width);
  const moves = useScrollMoves(view, isLong, props.onSlideChange);
  return <CarouselShell {...props} viewRef={view} moves={moves} />;
}

function useScrollMoves(
  view: React.RefObject<HTMLElement | null>,
  isLong: boolean,
  onSlideChange?: (index: number) => void,
): CarouselMoves {
  const [place, setPlace] = useState({ canPrevious: false, canNext: isLong, active: 0 });
  const look = useCallback(() => {
    const row = view.current;
    if (!row) return;
    const { first: active, ...ends } = rowPosition(measure(row));
    setPlace((before) => (isSamePlace(before, { ...ends, active }) ? before : { ...ends, active }));
    onSlideChange?.(active);
  }, [view, onSlideChange]);
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
  const move = (leftOf: (measures: RowMeasures) => number) => {
    const row = view.current;
    if (!row) return;
    const left = leftOf(measure(row));
    if (isCalm()) row.scrollLeft = left;
    else slideRow(row, left);
  };
  return {
    ...place,
    previous: () => move((measures) => turnedLeft(measures, -1)),
    next: () => move((measures) => turnedLeft(measures, 1)),
    goTo: (index) => move(({ scrollLeft, slideLefts }) => scrollLeft + (slideLefts[index] ?? 0)),
  };
}

type Place = Pick<CarouselMoves, 'canPrevious' | 'canNext' | 'active'>;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.canPrevious === b.canPrevious && a.canNext === b.canNext && a.active === b.active;

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
