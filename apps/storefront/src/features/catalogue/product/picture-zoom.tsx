import type { Image } from '@wattle/domain/images';
import * as pictureZoomWords from '@wattle/messages/picture-zoom';
import * as productWords from '@wattle/messages/product';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './picture-zoom.module.css';
import { viewName } from './view-name.ts';

type Props = { images: readonly Image[]; start: number; onClose: () => void };

/** Pictures one at a time at window size, and at twice that when clicked. */
export default function PictureZoom({ images, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const [isClose, setIsClose] = useState(false);
  const image = images[index];
  const show = (next: number) => {
    if (!images[next]) return;
    setIndex(next);
    setIsClose(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  };
  if (!image) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever focus is in the dialog
    <div className={styles.zoom} onKeyDown={onKeyDown}>
      <Dialog open onClose={onClose} title={viewName(images, index) || image.alt}>
        <div className={styles.stage}>
          <button
            type="button"
            className={styles.press}
            aria-pressed={isClose}
            aria-label={pictureZoomWords.closer(image.alt)}
            onClick={() => setIsClose(!isClose)}
          >
            <ImageTile key={index} image={{ ...image, alt: '' }} sizes={isClose ? '200vw' : '100vw'} priority blur />
          </button>
        </div>
        {images.length > 1 && <Turns index={index} count={images.length} onShow={show} />}
      </Dialog>
    </div>
  );
}

function Turns({ index, count, onShow }: { index: number; count: number; onShow: (index: number) => void }) {
  return (
    <p className={styles.arrows}>
      <button
        type="button"
        aria-label={productWords.previousPicture}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      >
        <Icon name="left" />
      </button>
      <span aria-live="polite">{productWords.pictureOf(index + 1, count)}</span>
      <button
        type="button"
        aria-label={productWords.nextPicture}
        disabled={index === count - 1}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="right" />
      </button>
    </p>
  );
}
