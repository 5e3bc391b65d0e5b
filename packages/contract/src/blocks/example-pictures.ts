/** Pictures that the shop draws itself, for examples. */
export const EXAMPLE_PICTURES = [
  '/pictures/scene/kitchen/default.svg',
  '/pictures/scene/still-laundry/default.svg',
] as const;
