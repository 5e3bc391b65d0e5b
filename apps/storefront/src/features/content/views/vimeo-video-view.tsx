import { vimeoId, vimeoRatio } from '@wattle/domain';
import type { CSSProperties } from 'react';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from '../blocks.module.css';
import { playerAddress } from '../player-address.ts';
import type { BlockViewProps, ShownOf } from '../shown-block.ts';
import own from './vimeo-video-view.module.css';

type Value = ShownOf<'vimeo-video'>['value'];
type Settings = Pick<Value, 'src' | 'width' | 'height' | 'thumbnail'>;

/** A Vimeo film in its own shape over its thumbnail, with words over it; on phones its own settings [D-2-100 D-2-102 D-2-103 D-2-105]. */
export default function VimeoVideoView({ block: { value, children }, show }: BlockViewProps<'vimeo-video'>) {
  const { mobile } = value;
  return (
    <>
      {mobile && (
        <Film settings={mobile} value={value} className={styles.small}>
          {show(children)}
        </Film>
      )}
      <Film settings={value} value={value} className={mobile ? styles.large : undefined}>
        {show(children)}
      </Film>
    </>
  );
}

type FilmProps = { settings: Settings; value: Value; className: string | undefined; children: React.ReactNode };

/** Without its measures it is not shown [D-2-101]. A frame that is not displayed is not loaded. */
function Film({ settings, value, className, children }: FilmProps) {
  const ratio = vimeoRatio(settings);
  const id = vimeoId(settings.src);
  if (ratio === null || id === undefined) return null;
  const { autoplay, loop, controls, startMuted, alt } = value;
  return (
    <div className={className}>
      <div className={own.film} style={{ aspectRatio: ratio } as CSSProperties}>
        {settings.thumbnail && (
          <ImageTile
            image={settings.thumbnail}
            set="content"
            sizes="100vw"
            ratio={ratio}
            fit="cover"
            className={own.still}
          />
        )}
        <iframe
          className={own.frame}
          src={playerAddress({ kind: 'vimeo', id }, { autoplay, loop, controls, muted: startMuted })}
          title={alt ?? 'Film'}
          loading="lazy"
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
        <div className={own.overlay}>{children}</div>
      </div>
    </div>
  );
}
