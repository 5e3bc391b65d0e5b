import { IMAGES } from '../settings/image-constants.ts';

export type ProductImageWidth = (typeof IMAGES.productWidths)[number];
export type ContentImageWidth = (typeof IMAGES.contentWidths)[number];
export type ImageWidth = ProductImageWidth | ContentImageWidth;

/** Which list of widths a picture is offered in. */
export type ImageSet = 'product' | 'content';

export type ImageOptions = { readonly width: ImageWidth; readonly blur?: boolean };

const PREFIX = '/cdn-cgi/image';

export function imageWidths(set: ImageSet): readonly ImageWidth[] {
  return set === 'product' ? IMAGES.productWidths : IMAGES.contentWidths;
}

/** The address of a picture in one width; with `blur` it is the low-quality placeholder [D-7-29 D-7-30]. */
export function imageUrl(path: string, { width, blur = false }: ImageOptions): string {
  const options = `fit=scale-down,format=auto,width=${width}${blur ? ',anim=off,blur=250' : ''}`;
  return `${PREFIX}/${options}/${path.replace(/^\/+/, '')}`;
}

/** Every width of a set, so that the browser takes the one that fits [D-9-51 D-9-53]. */
export function imageSrcSet(path: string, set: ImageSet): string {
  return imageWidths(set)
    .map((width) => `${imageUrl(path, { width })} ${width}w`)
    .join(', ');
}
