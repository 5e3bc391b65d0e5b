/** Where a video block's video comes from [D-2-95]. */
export type VideoSource =
  | { readonly kind: 'youtube' | 'vimeo'; readonly id: string }
  | { readonly kind: 'file'; readonly src: string };

export class VideoSourceError extends Error {}

const YOUTUBE = /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)(?:[/?#]|$)/i;
/** After `v=`, or as the last part of the path: `/embed/id`, `/shorts/id`, `youtu.be/id`. */
const YOUTUBE_ID = /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([\w-]{6,20})(?=[/?&#]|$)/i;
const VIMEO_ID = /^(?:https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*)?(\d{5,15})(?=[/?#]|$)/i;

/** Reads the address of a video. A YouTube address without an id throws [D-8-22]. */
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

/** The number of a Vimeo video, from its address or as it is. */
export function vimeoId(src: string): string | undefined {
  return VIMEO_ID.exec(src)?.[1];
}
