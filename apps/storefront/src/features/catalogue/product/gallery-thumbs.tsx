import type { Image } from '@wattle/domain/images';
import type { ReactNode } from 'react';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { slideId } from './gallery-slide.tsx';
import styles from './product-gallery.module.css';

type Props = { images: readonly Image[]; shown: number; onShow: (index: number) => void; children: ReactNode };

/** Thumbnails that link to the large pictures, with or without JavaScript. */
export function GalleryThumbs({ images, shown, onShow, children }: Props) {
  return (
    <ul className={`scroll-x ${styles.thumbs}`}>
      {images.map((image, index) => (
        <li key={slideId(index)}>
          <a
            className={styles.thumb}
            href={`#${slideId(index)}`}
            aria-label={image.alt}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <ImageTile image={{ ...image, alt: '' }} sizes="84px" />
          </a>
        </li>
      ))}
      {children && <li className={styles.last}>{children}</li>}
    </ul>
  );
}
