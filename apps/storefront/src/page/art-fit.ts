import { type Image, imageAddress } from '@wattle/domain';

/** A drawn product stands whole on its stage; a drawn place, or a photograph, fills the frame. */
export function artFit(image: Image | null): 'contain' | 'cover' {
  const address = image ? imageAddress(image) : undefined;
  return address?.startsWith('/pictures/') && !address.startsWith('/pictures/scene/') ? 'contain' : 'cover';
}
