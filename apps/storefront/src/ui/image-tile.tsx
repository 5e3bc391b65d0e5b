import { type Image, type ImageSet, imageAddress, imageSrcSet, imageUrl } from '@wattle/domain';
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './image-tile.module.css';
import { useImageState } from './use-image-state.ts';

export type ImageTileProps = {
  image: Image | null | undefined;
  /** Which widths it is offered in. */
  set?: ImageSet;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  ratio?: string;
  fit?: 'contain' | 'cover';
  /** In the first view: loaded at once and before others. */
  priority?: boolean;
  /** Shows a blurred copy until the picture is there; for large ones. */
  blur?: boolean;
  className?: string | undefined;
};

/** A picture in a box that has its shape from the start; a placeholder when it is missing or broken [D-4-27 D-4-28 D-8-10]. */
export function ImageTile({ image, ratio = '1 / 1', className, ...picture }: ImageTileProps) {
  const address = image ? imageAddress(image) : undefined;
  return (
    <span className={classNames(styles.tile, className)} style={{ aspectRatio: ratio }}>
      {image && address ? (
        // A new address is a new picture: it starts unbroken.
        <Picture key={address} address={address} alt={image.alt} {...picture} />
      ) : (
        <Placeholder words={image?.alt || 'No picture'} />
      )}
    </span>
  );
}

type PictureProps = Omit<ImageTileProps, 'image' | 'ratio' | 'className'> & { address: string; alt: string };

function Picture({
  address,
  alt,
  set = 'product',
  sizes,
  fit = 'contain',
  priority = false,
  blur = false,
}: PictureProps) {
  const { ref, state, onLoad, onError } = useImageState();
  if (state === 'broken') return <Placeholder words={alt || 'No picture'} broken />;
  const width = set === 'product' ? 430 : 900;
  const waiting = blur && state === 'waiting';
  const style: CSSProperties | undefined = waiting
    ? { backgroundImage: `url("${imageUrl(address, { width: set === 'product' ? 64 : 300, blur: true })}")` }
    : undefined;
  return (
    <img
      ref={ref}
      className={classNames(styles.picture, styles[fit])}
      style={style}
      src={imageUrl(address, { width })}
      srcSet={imageSrcSet(address, set)}
      sizes={sizes}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' } : {})}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

function Placeholder({ words, broken = false }: { words: string; broken?: boolean }) {
  return (
    <span className={styles.placeholder} role="img" aria-label={words} data-broken={broken || undefined}>
      <Icon name={broken ? 'alert' : 'box'} />
    </span>
  );
}
