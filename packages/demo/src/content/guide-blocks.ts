import type { ContentBlock, Image } from '@wattle/domain';
import { p, rich } from './blocks.ts';

type Block = ContentBlock;

/** The answer in a few lines, before the reasons: what a guide says first. */
export const answer = (...lines: string[]): Block => ({
  ...rich(`<p><strong>In short</strong></p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`),
  customClasses: 'note',
});

/** A remark with an icon of the shop in front of it. */
export const remark = (icon: `i-${string}`, html: string): Block => ({
  ...rich(`<p>${html}</p>`),
  customClasses: `note ${icon}`,
});

/** The small line under a picture. */
export const caption = (words: string): Block => ({ ...p(words), customClasses: 'caption' });

/** Words that a law prescribes: nobody may change them. */
export const lawText = (...paragraphs: string[]): Block => rich(`<blockquote>${paragraphs.join('')}</blockquote>`);

/** A film of somebody else's, on their own player. */
export const film = (src: `https://${string}`, alt: string): Block => ({
  id: 'video',
  value: { src, alt, controls: true, stretch: true },
});

export const vimeoFilm = (src: string, alt: string, thumbnail: Image): Block => ({
  id: 'vimeo-video',
  value: { src, alt, width: 1280, height: 720, controls: true, startMuted: true, thumbnail },
});

/** Something to open for those who want to know more. */
export const more = (summary: string, ...paragraphs: string[]): Block => ({
  id: 'html',
  value: {
    content: `<details><summary>${summary}</summary>${paragraphs.map((words) => `<p>${words}</p>`).join('')}</details>`,
  },
});

/** Books a visit; without a store the visitor chooses one. */
export const bookingWidget = (): Block => ({
  id: 'html',
  value: { content: '<div data-widget="stylist-booking"></div>' },
});

/** What an amount costs in parts. */
export const instalmentWidget = (dollars: number): Block => ({
  id: 'html',
  value: { content: `<div data-widget="buy-now-pay-later" data-amount="${dollars}"></div>` },
});

/** Brands that have products, by name [D-2-43]. */
export const allBrands = (maxItems: number): Block => ({ id: 'brand-listing', value: { type: 'dynamic', maxItems } });

/** Products that guides speak of by name. */
const PICKS = {
  quietFrontLoader: 'p-100006',
  graphiteFrontLoader: 'p-100020',
  glassLidTopLoader: 'p-100021',
  stickWithLaser: 'p-100008',
  robotWithDock: 'p-100003',
  giftCard50: 'p-100063',
  giftCard100: 'p-100065',
  giftCard200: 'p-100067',
  giftCard500: 'p-100069',
} as const;

/** Products that an editor has chosen one by one. */
export const chosenProducts = (
  display: 'carousel' | 'grid-2x' | 'grid-4x',
  ...names: (keyof typeof PICKS)[]
): Block => ({
  id: 'product-listing',
  value: { type: 'manual', products: names.map((name) => ({ product: { id: PICKS[name] } })), display },
});
