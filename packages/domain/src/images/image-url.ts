import { IMAGES } from '../settings/image-constants.ts';

export type ProductImageWidth = (typeof IMAGES.productWidths)[number];
export type ContentImageWidth = (typeof IMAGES.contentWidths)[number];
export type ImageWidth = ProductImageWidth | ContentImageWidth;

/** The set of widths a picture is available in. */
export type ImageSet = 'product' | 'content';

export type ImageOptions = { readonly width: ImageWidth; readonly blur?: boolean };

const PREFIX = '/cdn-cgi/image';

export function imageWidths(set: ImageSet): readonly ImageWidth[] {
  return set === 'product' ? IMAGES.productWidths : IMAGES.contentWidths;
}

/** The URL of a picture at one width; `blur` gives the low-quality placeholder [D-7-29 D-7-30]. */
export function imageUrl(path: string, { width, blur = false }: ImageOptions): string {
  const options = `fit=scale-down,format=auto,width=${width}${blur ? ',anim=off,blur=250' : ''}`;
  return `${PREFIX}/${options}/${path.replace(/^\/+/, '')}`;
}

/** The `srcset` of a picture, so that the browser picks the right width [D-9-51 D-9-53]. */
export function imageSrcSet(path: string, set: ImageSet, widths: readonly ImageWidth[] = imageWidths(set)): string {
  return widths.map((width) => `${imageUrl(path, { width })} ${width}w`).join(', ');
}
