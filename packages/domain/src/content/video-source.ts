/** The host of a video block's video [D-2-95]. */
export type VideoSource =
  | { readonly kind: 'youtube' | 'vimeo'; readonly id: string }
  | { readonly kind: 'file'; readonly src: string };

export class VideoSourceError extends Error {}

const YOUTUBE = /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)(?:[/?#]|$)/i;
/** After `v=`, or the last path segment: `/embed/id`, `/shorts/id`, `youtu.be/id`. */
const YOUTUBE_ID = /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([\w-]{6,20})(?=[/?&#]|$)/i;
const VIMEO_ID = /^(?:https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*)?(\d{5,15})(?=[/?#]|$)/i;

/** Parses a video URL. Throws for a YouTube URL without an id [D-8-22]. */
export function videoSource(src: string): VideoSource {
  if (YOUTUBE.test(src)) return { kind: 'youtube', id: youTubeId(src) };
  const vimeo = vimeoId(src);
  return vimeo ? { kind: 'vimeo', id: vimeo } : { kind: 'file', src };
}

function youTubeId(src: string): string {
  const id = YOUTUBE_ID.exec(src)?.[1];
  if (id === undefined) throw new VideoSourceError('Unable to retrieve videoId');
  return id;
}

/** The id of a Vimeo video, from its URL or given directly. */
export function vimeoId(src: string): string | undefined {
  return VIMEO_ID.exec(src)?.[1];
}
