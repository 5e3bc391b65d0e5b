export { createEmbeddedImages, type EmbeddedImagesConfig } from './embedded.ts';
export type { ImageAnswer, ImageFormat, ImageReason, ImageService, ImageSource } from './port.ts';
export { folderSource } from './sources.ts';
