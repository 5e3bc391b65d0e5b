import { type Image, type ImageSet, imageAddress, imageSrcSet, imageUrl, widthsForSizes } from '@wattle/domain/images';
import * as uiWords from '@wattle/messages/ui';
import { type CSSProperties, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './image-tile.module.css';

export type ImageTileProps = {
  image: Image | null | undefined;
  /** The widths offered in `srcset`. */
  set?: ImageSet;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Square unless it says otherwise. */
  ratio?: string;
  fit?: 'contain' | 'cover';
  /** Above the fold: loads at once, with high priority. */
  priority?: boolean;
  /** Shows a blurred copy until the picture has loaded; for large pictures. */
  blur?: boolean;
  className?: string | undefined;
};

/** A picture in a box of fixed ratio; a placeholder when missing or broken [D-4-27 D-4-28 D-8-10]. */
export function ImageTile({ image, ratio, className, ...picture }: ImageTileProps) {
  const address = image ? imageAddress(image) : undefined;
  return (
    <span
      className={classNames(styles.tile, className)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      {image && address ? (
        // keyed by address, to reset the error state
        <Picture key={address} address={address} alt={image.alt} {...picture} />
      ) : (
        <Placeholder words={image?.alt || uiWords.noPicture} />
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
  if (state === 'broken') return <Placeholder words={alt || uiWords.noPicture} broken />;
  const waiting = blur && state === 'waiting';
  const style: CSSProperties | undefined = waiting
    ? { backgroundImage: `url("${imageUrl(address, { width: set === 'product' ? 64 : 300, blur: true })}")` }
    : undefined;
  return (
    <img
      ref={ref}
      className={fit === 'cover' ? styles.cover : undefined}
      style={style}
      {...sourcesOf(address, set, sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' } : {})}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/** One width whatever the screen: two densities say it all, without `sizes`. */
const FIXED = /^\d+px$/;

function sourcesOf(address: string, set: ImageSet, sizes: string) {
  const widths = widthsForSizes(sizes, set);
  const [least, most] = [widths[0], widths.at(-1)];
  if (FIXED.test(sizes) && least && most)
    return {
      src: imageUrl(address, { width: least }),
      ...(most !== least && { srcSet: `${imageUrl(address, { width: most })} 2x` }),
    };
  const width = set === 'product' ? 430 : 900;
  return { src: imageUrl(address, { width }), srcSet: imageSrcSet(address, set, widths), sizes };
}

function Placeholder({ words, broken = false }: { words: string; broken?: boolean }) {
  return (
    <span className={styles.placeholder} role="img" aria-label={words} data-broken={broken || undefined}>
      <Icon name={broken ? 'alert' : 'box'} />
    </span>
  );
}

type ImageState = 'waiting' | 'there' | 'broken';

/** Load state of a picture, including one that loaded or failed before hydration. */
function useImageState() {
  const [state, setState] = useState<ImageState>('waiting');
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'there' : 'broken');
  }, []);
  return {
    ref,
    state,
    onLoad: () => setState('there'),
    onError: () => setState('broken'),
  };
}
