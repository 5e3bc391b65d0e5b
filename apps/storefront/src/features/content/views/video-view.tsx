import { type VideoSource, VideoSourceError, videoSource } from '@wattle/domain';
import { classNames } from '../../../ui/class-names.ts';
import { playerAddress } from '../player-address.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './video-view.module.css';

type Value = ShownOf<'video'>['value'];

/** A YouTube, Vimeo or plain video [D-2-95]. One that cannot be told from its address is not shown. */
export default function VideoView({ block: { value } }: { block: ShownOf<'video'> }) {
  const source = readSource(value.src);
  if (!source) return null;
  return (
    <div className={classNames(styles.video, value.stretch && styles.stretch)}>
      {source.kind === 'file' ? (
        <PlainVideo src={source.src} value={value} />
      ) : (
        <Player source={source} value={value} />
      )}
    </div>
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

function PlainVideo({
  src,
  value: { alt, autoplay = false, controls = false, loop = false },
}: {
  src: string;
  value: Value;
}) {
  return (
    <video
      className={styles.frame}
      src={src}
      title={alt}
      aria-label={alt}
      autoPlay={autoplay}
      // a film that starts by itself can always be stopped
      controls={controls || autoplay}
      muted={autoplay}
      loop={loop}
      playsInline
      preload="metadata"
    />
  );
}

function Player({ source, value }: { source: Exclude<VideoSource, { kind: 'file' }>; value: Value }) {
  return (
    <iframe
      className={styles.frame}
      src={playerAddress(source, value)}
      title={value.alt}
      loading="lazy"
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
}
