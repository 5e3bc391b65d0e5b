/** A point of the cooktop on the canvas, with the scale there. */
export type PlanePoint = { readonly x: number; readonly y: number; readonly scale: number };

/** Maps shares of width and depth to a top seen from above; `half` is half its front edge. */
export const topOf =
  (half: number): ((across: number, towardsUs: number) => PlanePoint) =>
  (across, towardsUs) => {
    const t = towardsUs * (0.84 + 0.16 * towardsUs);
    const reach = half - 84 + 84 * t;
    return { x: 400 - reach + 2 * reach * across, y: 262 + 318 * t, scale: 0.76 + 0.24 * t };
  };
