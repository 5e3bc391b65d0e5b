import type { Image } from '@wattle/domain';
import { brandMarkPath } from '../../pictures/draw-picture.ts';
import type { BrandProfile } from '../brands/brand-profile.ts';

/** The marks drawn in the look of the shop: these brands always have this one. */
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

/** A brand as pictures know it: letters and digits only. */
export const brandPictureName = (slug: string): string => slug.replaceAll('-', '');

function styleOf(slug: string): number {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return STYLES[slug] ?? (sum % STYLE_COUNT) + 1;
}

export function brandLogo({ slug, name }: BrandProfile): Image {
  return { url: brandMarkPath(brandPictureName(slug), styleOf(slug)), alt: `${name} logo` };
}
