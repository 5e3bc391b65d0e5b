export const zoom = 'Zoom';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomNow = (percent: number): string => `${percent}%`;
export const moveAround = (alt: string): string => `${alt}. Scroll to move.`;
