/** Where a row that scrolls stands. Positions are of its left edge, in whole or broken pixels. */
export type RowMeasures = {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** The left edge of each slide, measured from the row's own. */
  readonly slideLefts: readonly number[];
};

export type RowPosition = { readonly first: number; readonly canPrevious: boolean; readonly canNext: boolean };

/** Browsers round what they measure: less than this is nothing. */
const SLACK = 1;

/** Which slide is first in view, and whether there is more on either side [D-4-23 D-4-25]. */
export function rowPosition({ scrollLeft, clientWidth, scrollWidth, slideLefts }: RowMeasures): RowPosition {
  const first = slideLefts.findIndex((left) => left >= -SLACK);
  return {
    first: Math.max(0, first),
    canPrevious: scrollLeft > SLACK,
    canNext: scrollLeft + clientWidth < scrollWidth - SLACK,
  };
}

/** Where a row scrolls to when it is turned: on, until the first slide that was not whole in view; back, as far. */
export function turnedLeft({ scrollLeft, clientWidth, scrollWidth, slideLefts }: RowMeasures, way: 1 | -1): number {
  const { first } = rowPosition({ scrollLeft, clientWidth, scrollWidth, slideLefts });
  const end = scrollWidth - scrollLeft;
  const isCut = (_: number, index: number) => index > first && (slideLefts[index + 1] ?? end) > clientWidth + SLACK;
  const start = slideLefts[first] ?? 0;
  const target =
    way === 1 ? slideLefts.find(isCut) : slideLefts.find((left) => left >= start - clientWidth - SLACK && left < start);
  return Math.min(Math.max(0, scrollLeft + (target ?? way * clientWidth)), scrollWidth - clientWidth);
}
