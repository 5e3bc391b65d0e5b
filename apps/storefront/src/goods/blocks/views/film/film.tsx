import type { VideoSource } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { onceInView } from '../../../../page/once-in-view.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { isCalm } from '../../../../ui/is-calm.ts';
import { InLink } from '../../in-link.ts';
import type { PlayerOptions } from '../../player-address.ts';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.tsx';
import { FilmStill } from './film-still.tsx';

export type FilmProps = {
  source: VideoSource;
  title: string;
  options: PlayerOptions;
  /** '16 / 9' */
  ratio: string;
  /** Poster, shown until the video plays. */
  still?: Image | undefined;
  className?: string | undefined;
  /** Overlay on the video. */
  children?: ReactNode;
};

/** `waiting`: nothing loaded. `alone`: autoplay. `pressed`: started by the shopper. */
type State = 'waiting' | 'alone' | 'pressed';

/**
 * A video in a box with a fixed aspect ratio. Nothing loads from its host until the shopper presses play or, with
 * autoplay, until it is in view; with reduced motion autoplay is off. Inside a link it only shows its poster.
 */
export function Film({ source, title, options, ratio, still, className, children }: FilmProps) {
  const box = useRef<HTMLDivElement>(null);
  const isInLink = useContext(InLink);
  const [state, setState] = useState<State>('waiting');
  const { autoplay } = options;
  useEffect(() => {
    // a hidden video, such as the phone version on a wide screen, is never in view
    if (autoplay && !isCalm() && box.current) return onceInView(box.current, () => setState('alone'));
    return undefined;
  }, [autoplay]);
  const isPlaying = state !== 'waiting';
  return (
    <div
      ref={box}
      className={classNames(styles.film, isInLink && styles.inLink, className)}
      style={{ aspectRatio: ratio }}
    >
      <FilmStill
        source={source}
        title={title}
        still={still}
        isQuiet={isPlaying || isInLink}
        hasOverlay={children !== undefined}
        onPress={() => setState('pressed')}
      />
      {isPlaying && <FilmPlayer source={source} title={title} options={options} isPressed={state === 'pressed'} />}
      {children !== undefined && <div className={styles.overlay}>{children}</div>}
    </div>
  );
}
