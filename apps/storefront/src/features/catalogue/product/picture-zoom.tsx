import type { Image } from '@wattle/domain/images';
import * as commonWords from '@wattle/messages/common';
import * as zoomWords from '@wattle/messages/picture-zoom';
import * as productWords from '@wattle/messages/product';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './picture-zoom.module.css';
import { useZoom } from './use-zoom.ts';
import { viewName } from './view-name.ts';
import { type Point, ZOOM_MAX } from './zoom-view.ts';

type Props = {
  images: readonly Image[];
  start: number;
  /** Where the picture was pressed, from 0 to 1; null when it was opened by key. */
  pressed: Point | null;
  onClose: () => void;
};

/** Pictures at window size, one at a time, opened where they were pressed. Its controls stay where they are. */
export default function PictureZoom({ images, start, pressed, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const box = useRef<HTMLElement>(null);
  // open first: what is not shown has no size
  const modal = useModal(true, onClose);
  const { zoom, side, step, showWhole, handlers } = useZoom(box, pressed);
  const titleId = useId();
  const image = images[index];
  const show = (next: number) => {
    if (!images[next]) return;
    setIndex(next);
    showWhole();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
    if (key === '+') step(1);
    if (key === '-') step(-1);
  };
  if (!image) return null;
  return (
    <dialog {...modal} className={styles.zoom} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <section ref={box} className={styles.stage} aria-label={zoomWords.moveAround(image.alt)} {...handlers}>
        <div className={styles.picture}>
          <ImageTile
            key={index}
            image={{ ...image, alt: '' }}
            sizes={side > 0 ? `${Math.ceil(side)}px` : '100vw'}
            priority
          />
        </div>
      </section>
      <p className={styles.title}>
        <b id={titleId}>{viewName(images, index) || image.alt}</b>{' '}
        <span aria-live="polite">{productWords.pictureOf(index + 1, images.length)}</span>
      </p>
      <fieldset className={styles.steps} aria-label={zoomWords.zoom}>
        <button type="button" aria-label={zoomWords.zoomOut} disabled={zoom <= 1} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <output>{zoomWords.zoomNow(Math.round(zoom * 100))}</output>
        <button type="button" aria-label={zoomWords.zoomIn} disabled={zoom >= ZOOM_MAX} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </fieldset>
      <button type="button" className={styles.close} aria-label={commonWords.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={productWords.previousPicture}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={productWords.nextPicture}
            disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </dialog>
  );
}
