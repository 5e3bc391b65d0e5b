import type { Image } from '@wattle/domain';

/** What sets a picture apart from the others: its words without those that all of them begin with, nor the small print. */
export function viewWords(images: readonly Image[], index: number): string {
  const words = images[index]?.alt ?? '';
  const rest = words.slice(sharedStart(images.map(({ alt }) => alt)));
  const [view = ''] = rest.replace(/^[\s,]+/, '').split(':');
  return view.charAt(0).toUpperCase() + view.slice(1);
}

/** How many letters all of them begin with, up to the end of a part. */
function sharedStart([first = '', ...others]: readonly string[]): number {
  if (others.length === 0) return first.length;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length).lastIndexOf(',') + 1;
}
