import type { VideoSource } from '@wattle/domain/content';
import { type PlayerOptions, playerAddress } from '../../player-address.ts';
import styles from './film.module.css';

type Props = {
  source: VideoSource;
  /** Accessible name: its alt text [D-2-99]. */
  title: string;
  options: PlayerOptions;
  /** Started by the shopper: plays with sound unless muted, and takes focus. */
  isPressed: boolean;
};

/** The video player [D-2-95 D-2-96 D-2-97]. */
export function FilmPlayer({ source, title, options, isPressed }: Props) {
  const { autoplay, controls, loop, muted } = options;
  const focus = (player: HTMLElement | null) => {
    if (isPressed) player?.focus();
  };
  if (source.kind === 'file') {
    return (
      <video
        ref={focus}
        className={styles.player}
        src={source.src}
        title={title}
        aria-label={title}
        autoPlay
        // autoplaying video must always have controls
        controls={controls || autoplay}
        muted={isPressed ? muted : true}
        loop={loop}
        playsInline
        tabIndex={0}
      />
    );
  }
  return (
    <iframe
      ref={focus}
      className={styles.player}
      src={playerAddress(source, { controls, loop, autoplay: true, muted: isPressed ? (muted ?? false) : true })}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
}
