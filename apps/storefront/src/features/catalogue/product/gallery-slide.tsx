import { type Image, imageAddress, imageUrl } from '@wattle/domain';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './product-gallery.module.css';

export const slideId = (index: number): string => `picture-${index + 1}`;

type Props = { image: Image; index: number; isShown: boolean; onZoom: () => void };

/** One large picture. It is a link to itself, which a script opens as large as the window allows. */
export function GallerySlide({ image, index, isShown, onZoom }: Props) {
  const address = imageAddress(image);
  const picture = (
    <ImageTile
      image={image}
      sizes="(min-width: 1024px) 46vw, 100vw"
      priority={index === 0}
      className={styles.picture}
    />
  );
  const zoom = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onZoom();
  };
  return (
    <li id={slideId(index)} className={styles.slide}>
      {address ? (
        // the others are reached by turning to them
        <a className={styles.zoom} href={imageUrl(address, { width: 1079 })} tabIndex={isShown ? 0 : -1} onClick={zoom}>
          {picture}
          <span className="sr-only">, zoom</span>
          <span className={styles.tool}>
            <Icon name="zoom" />
          </span>
        </a>
      ) : (
        picture
      )}
    </li>
  );
}
