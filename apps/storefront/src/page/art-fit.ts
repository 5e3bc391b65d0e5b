import { type Image, imageAddress } from '@wattle/domain/images';

/** Product cut-outs fit inside the frame; room scenes and photographs fill it. */
export function artFit(image: Image | null): 'contain' | 'cover' {
  const address = image ? imageAddress(image) : undefined;
  return address?.startsWith('/pictures/') && !/^\/pictures\/(scene|[^/]+\/room)\//.test(address) ? 'contain' : 'cover';
}
