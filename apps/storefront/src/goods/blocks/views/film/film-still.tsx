import { type Image, unreachable, type VideoSource } from '@wattle/domain';
import type { MouseEvent } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { ImageTile } from '../../../../ui/image-tile.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { watchAddress } from '../../player-address.ts';
import styles from './film.module.css';

type Props = {
  source: VideoSource;
  title: string;
  still: Image | undefined;
  /** Only the picture: the film plays over it, or it stands in a link. */
  isQuiet: boolean;
  /** Other words stand over it: its own are for readers of the page only. */
  hasOverlay: boolean;
  onPress: () => void;
};

/** A picture, a name and a way to play. Without JavaScript it leads to where the film is. */
export function FilmStill({ source, title, still, isQuiet, hasOverlay, onPress }: Props) {
  const picture = still && (
    <ImageTile image={{ ...still, alt: '' }} set="content" sizes="100vw" fit="cover" className={styles.picture} />
  );
  if (isQuiet) return <span className={styles.still}>{picture}</span>;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={styles.still} href={watchAddress(source)} target="_blank" rel="noopener noreferrer" onClick={press}>
      {picture}
      <VisuallyHidden>Play the video: </VisuallyHidden>
      {hasOverlay ? <VisuallyHidden>{title}</VisuallyHidden> : <span className={styles.title}>{title}</span>}
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.from}>{whereFrom(source)}</span>
    </a>
  );
}

function whereFrom({ kind }: VideoSource): string {
  switch (kind) {
    case 'file':
      return 'Plays from our site, no cookies';
    case 'youtube':
      return 'Plays from YouTube, no cookies until you press';
    case 'vimeo':
      return 'Plays from Vimeo, no cookies until you press';
    default:
      return unreachable(kind);
  }
}
