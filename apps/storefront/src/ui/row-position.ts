/** Measurements of a scrolling row: positions of left edges, in possibly fractional pixels. */
export type RowMeasures = {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** The left edge of each slide, relative to the row. */
  readonly slideLefts: readonly number[];
};

export type RowPosition = { readonly first: number; readonly canPrevious: boolean; readonly canNext: boolean };

/** Tolerance for rounding by browsers. */
const SLACK = 1;

/** The first visible slide, and whether there is more on either side [D-4-23 D-4-25]. */
export function rowPosition({ scrollLeft, clientWidth, scrollWidth, slideLefts }: RowMeasures): RowPosition {
  const first = slideLefts.findIndex((left) => left >= -SLACK);
  return {
    first: Math.max(0, first),
    canPrevious: scrollLeft > SLACK,
    canNext: scrollLeft + clientWidth < scrollWidth - SLACK,
  };
}

/** Scroll target of a page forward, to the first slide not fully visible, or back by as much. */
export function turnedLeft({ scrollLeft, clientWidth, scrollWidth, slideLefts }: RowMeasures, way: 1 | -1): number {
  const { first } = rowPosition({ scrollLeft, clientWidth, scrollWidth, slideLefts });
  const end = scrollWidth - scrollLeft;
  const isCut = (_: number, index: number) => index > first && (slideLefts[index + 1] ?? end) > clientWidth + SLACK;
  const start = slideLefts[first] ?? 0;
  const target =
    way === 1 ? slideLefts.find(isCut) : slideLefts.find((left) => left >= start - clientWidth - SLACK && left < start);
  return Math.min(Math.max(0, scrollLeft + (target ?? way * clientWidth)), scrollWidth - clientWidth);
}
