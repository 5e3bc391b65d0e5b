/** An image in a record: either `url` or `src`, and alt text [D-3-33 D-3-03]. */
export type Image = { readonly url?: string; readonly src?: string; readonly alt: string };

export function imageAddress(image: Image): string | undefined {
  return image.url ?? image.src;
}
