/** A point of a cooktop on the canvas, and how large things are there. */
export type PlanePoint = { readonly x: number; readonly y: number; readonly scale: number };

/** Where a share of the width and of the depth lies on a top seen from above; `half` is half its front edge. */
export function topOf(half: number): (across: number, towardsUs: number) => PlanePoint {
  return (across, towardsUs) => {
    const t = towardsUs * (0.84 + 0.16 * towardsUs);
    const reach = half - 84 + 84 * t;
    return { x: 400 - reach + 2 * reach * across, y: 262 + 318 * t, scale: 0.76 + 0.24 * t };
  };
}
