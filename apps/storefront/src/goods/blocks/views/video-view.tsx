import { type VideoSource, VideoSourceError, videoSource } from '@wattle/domain/content';
import * as contentWords from '@wattle/messages/content';
import { classNames } from '../../../ui/class-names.ts';
import type { ShownOf } from '../shown-block.ts';
import { Film } from './film/film.tsx';
import styles from './video-view.module.css';

/** A YouTube, Vimeo or file video [D-2-95]. Unrecognised addresses show nothing. */
export default function VideoView({ block: { value } }: { block: ShownOf<'video'> }) {
  const { src, alt, autoplay, controls, loop, stretch } = value;
  const source = readSource(src);
  if (!source) return null;
  return (
    <Film
      source={source}
      title={alt || contentWords.film}
      options={{ autoplay, controls, loop }}
      ratio="16 / 9"
      className={classNames(styles.video, stretch && styles.stretch)}
    />
  );
}

function readSource(src: string): VideoSource | undefined {
  try {
    return videoSource(src);
  } catch (error) {
    if (error instanceof VideoSourceError) return undefined;
    throw error;
  }
}
