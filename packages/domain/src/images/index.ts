export * from './image.ts';
export * from './image-url.ts';
export * from './png-url.ts';
export * from './widths-for-sizes.ts';
