import type { VideoSource } from '@wattle/domain/content';

export type PlayerOptions = {
  readonly autoplay?: boolean | undefined;
  readonly controls?: boolean | undefined;
  readonly loop?: boolean | undefined;
  /** Always true with autoplay: browsers allow nothing else. */
  readonly muted?: boolean | undefined;
};

const flag = (is: boolean | undefined): string => (is ? '1' : '0');

/** The video's page at its host. */
export function watchAddress(source: VideoSource): string {
  if (source.kind === 'file') return source.src;
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${source.id}` : `https://vimeo.com/${source.id}`;
}

/** Address of the embedded player with these options, without cookies where possible [D-2-96 D-2-97]. */
export function playerAddress(source: Exclude<VideoSource, { kind: 'file' }>, options: PlayerOptions): string {
  const { autoplay, controls, loop } = options;
  const muted = options.muted ?? autoplay;
  if (source.kind === 'youtube') {
    const query = new URLSearchParams({
      autoplay: flag(autoplay),
      mute: flag(muted),
      controls: flag(controls),
      loop: flag(loop),
      // YouTube only loops playlists
      ...(loop ? { playlist: source.id } : {}),
    });
    return `https://www.youtube-nocookie.com/embed/${source.id}?${query}`;
  }
  const query = new URLSearchParams({
    autoplay: flag(autoplay),
    muted: flag(muted),
    controls: flag(controls),
    loop: flag(loop),
    dnt: '1',
  });
  return `https://player.vimeo.com/video/${source.id}?${query}`;
}
