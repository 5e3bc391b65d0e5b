import { type Image, imageAddress, imageUrl } from '@wattle/domain/images';
import type { ReactNode } from 'react';

/** A small picture of a product beside its name, which says what it is. */
export function Thumb({ image, size = 40 }: { readonly image: Image | null; readonly size?: number }): ReactNode {
  const address = image && imageAddress(image);
  return (
    <span className="th">
      {address && <img src={imageUrl(address, { width: 160 })} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
