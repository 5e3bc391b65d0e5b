/** Pictures that the shop draws itself, for examples. */
export const EXAMPLE_PICTURES = ['/pictures/scene/kitchen.svg', '/pictures/scene/laundry.svg'] as const;
