import type { Image } from '@wattle/domain';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './picture-zoom.module.css';
import { viewWords } from './view-words.ts';

type Props = { images: readonly Image[]; start: number; onClose: () => void };

/** The pictures one at a time, as large as the window allows, and twice that when pressed. */
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
      <Dialog open onClose={onClose} title={viewWords(images, index) || image.alt}>
        <div className={styles.stage}>
          <button
            type="button"
            className={styles.press}
            aria-pressed={isClose}
            aria-label={`Closer: ${image.alt}`}
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
    <p className={styles.turns}>
      <button type="button" aria-label="Previous picture" disabled={index === 0} onClick={() => onShow(index - 1)}>
        <Icon name="left" />
      </button>
      <span aria-live="polite">
        {index + 1} of {count}
      </span>
      <button type="button" aria-label="Next picture" disabled={index === count - 1} onClick={() => onShow(index + 1)}>
        <Icon name="right" />
      </button>
    </p>
  );
}
