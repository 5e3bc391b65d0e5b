import type { Image } from '@wattle/domain/images';
import type { ReactNode } from 'react';
import { ImageTile } from '../ui/image-tile.tsx';
import styles from './empty-screen.module.css';

type Props = {
  title: string;
  words: ReactNode;
  /** One or two actions. */
  actions: ReactNode;
  /** Decorative. */
  picture: Image;
  /** Whether the picture may be fetched before the screen is shown. */
  isShown?: boolean;
};

/** A page with nothing in it yet, in a friendly tone. */
export function EmptyScreen({ title, words, actions, picture, isShown = true }: Props) {
  return (
    <div className={`wrap ${styles.empty}`}>
      <div className={styles.still}>
        <ImageTile
          image={{ ...picture, alt: '' }}
          set="content"
          sizes="(min-width: 1024px) 50vw, 100vw"
          ratio="4 / 3"
          fit="cover"
          priority={isShown}
        />
      </div>
      <div>
        <h1>{title}</h1>
        <p className={styles.words}>{words}</p>
        <p className={styles.actions}>{actions}</p>
      </div>
    </div>
  );
}
