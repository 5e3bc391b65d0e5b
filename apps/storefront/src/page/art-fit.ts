import { type Image, imageAddress } from '@wattle/domain';

/** A drawn product stands whole on its stage; a drawn place, a product in its room, or a photograph fills the frame. */
export function artFit(image: Image | null): 'contain' | 'cover' {
  const address = image ? imageAddress(image) : undefined;
  return address?.startsWith('/pictures/') && !/^\/pictures\/(scene|[^/]+\/room)\//.test(address) ? 'contain' : 'cover';
}
