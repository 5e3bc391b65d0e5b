export const carousel = 'carousel';
export const slide = 'slide';
export const slidePosition = (position: number, count: number): string => `${position} of ${count}`;
export const slidesOf = (label: string): string => `${label}: slides`;
export const slideOf = (position: number, count: number): string => `Slide ${position} of ${count}`;
export const stopSlideshow = 'Stop the slideshow';
export const startSlideshow = 'Start the slideshow';
export const holdStill = 'Pause';
