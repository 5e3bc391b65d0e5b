import { type ImageWidth, pngUrl } from '@wattle/domain/images';
import type { ImageService } from '@wattle/providers/images';

const PREFIX = '/cdn-cgi/image/';
const MARK_WIDTH = 160;

/** A picture of the shop as PNG, which a PDF can hold; undefined when there is none. */
export async function loadPng(
  images: Pick<ImageService, 'resize'>,
  path: string,
  width: ImageWidth = MARK_WIDTH,
): Promise<Buffer | undefined> {
  const outcome = await images.resize({ address: pngUrl(path, width).slice(PREFIX.length), accept: '' });
  return outcome.status === 'SUCCESS' ? outcome.value.body : undefined;
}
