/** The frame after a drag: once across the stage is one whole turn, and the near side follows the finger. */
export function frameAfterDrag(count: number, start: number, movedPx: number, widthPx: number): number {
  if (widthPx <= 0) return start;
  return wrap(start - Math.round((movedPx / widthPx) * count), count);
}

/** How far a frame is turned, in degrees. */
export const degreesOf = (frame: number, count: number): number => Math.round((frame / count) * 360);

const wrap = (frame: number, count: number): number => ((frame % count) + count) % count;
