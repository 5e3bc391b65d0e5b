// What products are drawn with, in addition to plain shapes.
export * from './letters.ts';
export * from './light.ts';
export * from './parts.ts';
export * from './solids.ts';
