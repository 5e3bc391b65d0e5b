/** Places in our rooms where a product can stand or hang. */
export const SPOTS = [
  'kitchen-floor',
  'kitchen-under-bench',
  'kitchen-bench',
  'kitchen-cooktop',
  'kitchen-canopy',
  'laundry-floor',
  'laundry-bench',
  'living-floor',
  'living-cabinet',
  'living-wall',
  'living-ceiling',
  'study-desk',
  'study-floor',
  'bedside',
  'bathroom-bench',
  'patio-floor',
] as const;

export type Spot = (typeof SPOTS)[number];
