export * from './image.ts';
export * from './image-url.ts';
export * from './widths-for-sizes.ts';
