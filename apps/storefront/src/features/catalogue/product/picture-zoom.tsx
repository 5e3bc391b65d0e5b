import type { Image } from '@wattle/domain';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './picture-zoom.module.css';

/** One picture as large as the window allows. */
export default function PictureZoom({ image, onClose }: { image: Image; onClose: () => void }) {
  return (
    <div className={styles.zoom}>
      <Dialog open onClose={onClose} title={image.alt}>
        <ImageTile image={{ ...image, alt: '' }} sizes="100vw" priority blur className={styles.picture} />
      </Dialog>
    </div>
  );
}
