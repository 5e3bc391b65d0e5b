import { vimeoId, vimeoRatio } from '@wattle/domain/content';
import * as contentWords from '@wattle/messages/content';
import type { ReactNode } from 'react';
import styles from '../blocks.module.css';
import type { BlockViewProps, ShownOf } from '../shown-block.ts';
import { Film } from './film/film.tsx';

type Value = ShownOf<'vimeo-video'>['value'];
type Settings = Pick<Value, 'src' | 'width' | 'height' | 'thumbnail'>;

/**
 * A Vimeo video in its own aspect ratio with poster and overlay text; phones have their own settings [D-2-100 D-2-102
 * D-2-103 D-2-105].
 */
export default function VimeoVideoView({ block: { value, children }, show }: BlockViewProps<'vimeo-video'>) {
  const { mobile } = value;
  const overlay = children.length > 0 ? show(children) : undefined;
  return (
    <>
      {mobile && (
        <VimeoFilm settings={mobile} value={value} className={styles.small}>
          {overlay}
        </VimeoFilm>
      )}
      <VimeoFilm settings={value} value={value} className={mobile ? styles.large : undefined}>
        {overlay}
      </VimeoFilm>
    </>
  );
}

type FilmProps = { settings: Settings; value: Value; className: string | undefined; children: ReactNode };

/** Not shown without its dimensions [D-2-101]. */
function VimeoFilm({ settings, value, className, children }: FilmProps) {
  const ratio = vimeoRatio(settings);
  const id = vimeoId(settings.src);
  if (ratio === null || id === undefined) return null;
  const { autoplay, loop, controls, startMuted, alt } = value;
  return (
    <Film
      source={{ kind: 'vimeo', id }}
      title={alt || contentWords.film}
      options={{ autoplay, loop, controls, muted: startMuted }}
      ratio={ratio}
      still={settings.thumbnail}
      className={className}
    >
      {children}
    </Film>
  );
}
