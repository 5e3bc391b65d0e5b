import { type Image, imageAddress, imageUrl } from '@wattle/domain/images';
import * as productWords from '@wattle/messages/product';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './product-gallery.module.css';
import type { Point } from './zoom-view.ts';

export const slideId = (index: number): string => `picture-${index + 1}`;

type Props = { image: Image; index: number; isShown: boolean; onZoom: (pressed: Point | null) => void };

/** One large picture. A link to the full-size image, which JavaScript opens in the zoom dialog. */
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
    onZoom(pressedPoint(event));
  };
  return (
    <li id={slideId(index)} className={styles.slide}>
      {address ? (
        // other slides are reached by scrolling, not by Tab
        <a className={styles.zoom} href={imageUrl(address, { width: 1079 })} tabIndex={isShown ? 0 : -1} onClick={zoom}>
          {picture}
          <span className="sr-only">{productWords.zoomSuffix}</span>
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

/** Where a picture was pressed, from 0 to 1. A key presses nowhere. */
function pressedPoint({ detail, clientX, clientY, currentTarget }: MouseEvent): Point | null {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return detail === 0 ? null : { x: (clientX - left) / width, y: (clientY - top) / height };
}
