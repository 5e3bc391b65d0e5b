import type { VideoSource } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';
import { unreachable } from '@wattle/domain/results';
import * as contentWords from '@wattle/messages/content';
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
  /** Picture only: the video plays over it, or it is inside a link. */
  isQuiet: boolean;
  /** Other text overlays it, so its own is for screen readers only. */
  hasOverlay: boolean;
  onPress: () => void;
};

/** Poster, title and play button. Without JavaScript it links to the video. */
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
      <VisuallyHidden>{contentWords.playTheVideo} </VisuallyHidden>
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
      return contentWords.playsHere;
    case 'youtube':
      return contentWords.playsFromYouTube;
    case 'vimeo':
      return contentWords.playsFromVimeo;
    default:
      return unreachable(kind);
  }
}
