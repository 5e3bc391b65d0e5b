import type { ImageOptions } from './image-options.ts';
import type { ImageFormat } from './port.ts';

/** The best format the client accepts; `auto` reads its Accept header. */
export function chooseFormat(options: ImageOptions, accept: string): ImageFormat {
  if (options.format !== 'auto') return options.format;
  if (options.blur) return accept.includes('image/webp') ? 'webp' : 'jpeg';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
