import type { Image, VideoSource } from '@wattle/domain';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
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
  /** Stands behind the film until it plays. */
  still?: Image | undefined;
  className?: string | undefined;
  /** Over the film. */
  children?: ReactNode;
};

/** `waiting`: nothing of it is loaded. `alone`: it began by itself. `pressed`: the shopper began it. */
type State = 'waiting' | 'alone' | 'pressed';

/**
 * A film in a box that has its shape from the start. Nothing is loaded from its host before the shopper presses, or,
 * where it starts by itself, before it comes into view; who asked for less motion presses. In a link it only shows.
 */
export function Film({ source, title, options, ratio, still, className, children }: FilmProps) {
  const box = useRef<HTMLDivElement>(null);
  const isInLink = useContext(InLink);
  const [state, setState] = useState<State>('waiting');
  const { autoplay } = options;
  useEffect(() => (autoplay ? onceSeen(box.current, () => setState('alone')) : undefined), [autoplay]);
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

/** A film that is not displayed, such as the one for phones on a wide screen, is never seen. */
function onceSeen(element: Element | null, act: () => void): (() => void) | undefined {
  if (!element || isCalm()) return undefined;
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
