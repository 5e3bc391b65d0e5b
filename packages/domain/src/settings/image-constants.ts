/** Available picture widths. */
export const IMAGES = {
  productWidths: [64, 80, 100, 160, 320, 430, 690, 920, 1079],
  productBaseSize: 1079,
  contentWidths: [300, 600, 900, 1200, 1600, 2000, 2400],
} as const;
