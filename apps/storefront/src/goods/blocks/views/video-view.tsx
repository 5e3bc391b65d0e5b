import { type VideoSource, VideoSourceError, videoSource } from '@wattle/domain';
import { classNames } from '../../../ui/class-names.ts';
import type { ShownOf } from '../shown-block.ts';
import { Film } from './film/film.tsx';
import styles from './video-view.module.css';

/** A YouTube, Vimeo or plain video [D-2-95]. One that cannot be told from its address is not shown. */
export default function VideoView({ block: { value } }: { block: ShownOf<'video'> }) {
  const { src, alt, autoplay, controls, loop, stretch } = value;
  const source = readSource(src);
  if (!source) return null;
  return (
    <Film
      source={source}
      title={alt || 'Film'}
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
