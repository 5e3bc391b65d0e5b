export { createEmbeddedImages, type EmbeddedImagesConfig } from './embedded.ts';
export type { ImageAnswer, ImageFormat, ImageReason, ImageService, ImageSource } from './port.ts';
export { type PreparedUpload, prepareUpload } from './prepare-upload.ts';
export { folderSource } from './sources.ts';
