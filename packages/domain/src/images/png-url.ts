import type { ImageWidth } from './image-url.ts';

/** A picture with its transparency for those who show neither SVG nor WebP, such as mail clients. */
export const pngUrl = (path: string, width: ImageWidth): string =>
  `/cdn-cgi/image/fit=scale-down,format=png,width=${width}/${path.replace(/^\/+/, '')}`;
