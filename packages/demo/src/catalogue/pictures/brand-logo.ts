import type { Image } from '@wattle/domain/images';
import { brandMarkPath } from '../../pictures/draw-picture.ts';

/** Brands with a hand-picked logo style. */
const STYLES: Readonly<Record<string, number>> = {
  nordholm: 1,
  kestrel: 2,
  halden: 3,
  murmur: 4,
  solenne: 5,
  brolga: 6,
  whirr: 7,
  quillon: 8,
  tarn: 9,
};
const STYLE_COUNT = 12;

/** A brand's name in pictures: letters and digits only, and of a name in many words the first, as makers do. */
export function brandPictureName(slug: string): string {
  const words = slug.split('-');
  return words.length > 2 ? (words[0] ?? '') : words.join('');
}

function styleOf(slug: string): number {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return STYLES[slug] ?? (sum % STYLE_COUNT) + 1;
}

export const brandLogo = ({ slug, name }: { readonly slug: string; readonly name: string }): Image => ({
  url: brandMarkPath(brandPictureName(slug), styleOf(slug)),
  alt: `${name} logo`,
});
