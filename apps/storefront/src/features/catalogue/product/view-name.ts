import type { Image } from '@wattle/domain/images';

/** Short name of a picture: its alt text without the start that all pictures share, and without the small print. */
export function viewName(images: readonly Image[], index: number): string {
  const words = images[index]?.alt ?? '';
  const rest = words.slice(sharedStart(images.map(({ alt }) => alt)));
  const [view = ''] = rest.replace(/^[\s,]+/, '').split(':');
  return view.charAt(0).toUpperCase() + view.slice(1);
}

/** Length of the shared start, cut at the end of a part. */
function sharedStart([first = '', ...others]: readonly string[]): number {
  if (others.length === 0) return first.length;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length).lastIndexOf(',') + 1;
}
