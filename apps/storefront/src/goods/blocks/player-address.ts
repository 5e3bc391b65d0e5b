import type { VideoSource } from '@wattle/domain';

export type PlayerOptions = {
  readonly autoplay?: boolean | undefined;
  readonly controls?: boolean | undefined;
  readonly loop?: boolean | undefined;
  /** Always when it starts by itself: browsers allow no other. */
  readonly muted?: boolean | undefined;
};

const flag = (is: boolean | undefined): string => (is ? '1' : '0');

/** Where a film is watched without a player of ours. */
export function watchAddress(source: VideoSource): string {
  if (source.kind === 'file') return source.src;
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${source.id}` : `https://vimeo.com/${source.id}`;
}

/** The address of a player that shows a video as asked, without leaving cookies where that can be had [D-2-96 D-2-97]. */
export function playerAddress(source: Exclude<VideoSource, { kind: 'file' }>, options: PlayerOptions): string {
  const { autoplay, controls, loop } = options;
  const muted = options.muted ?? autoplay;
  if (source.kind === 'youtube') {
    const query = new URLSearchParams({
      autoplay: flag(autoplay),
      mute: flag(muted),
      controls: flag(controls),
      loop: flag(loop),
      // YouTube only repeats a list
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
