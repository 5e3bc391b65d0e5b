export const closer = (alt: string): string => `Zoom in: ${alt}`;
