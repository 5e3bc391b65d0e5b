import type { ContentBlock, Image } from '@wattle/domain';
import { scenes } from '../../pictures/index.ts';
import { toArticle } from '../article-paths.ts';
import { button, classed, container, group, link, p, scheduled } from '../blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { scene } from '../pictures.ts';
import type { SummerEvent } from '../summer-event.ts';

const TEN_YEARS = 10 * 365 * 86_400;

export const heroImage = scene('hero-wide', 'Fridge, washer, espresso machine and headphones in morning light');

const sized = ({ url, alt }: Image, { width, height }: { readonly width: number; readonly height: number }) => ({
  src: url,
  alt,
  width,
  height,
  ratio: `${width} / ${height}`,
});

const picture: ContentBlock = {
  id: 'image',
  customClasses: 'hero-picture',
  value: {
    ...sized(heroImage, scenes['hero-wide']),
    stretch: true,
    mobile: sized(scene('hero-tall', heroImage.alt), scenes['hero-tall']),
  },
};

type Words = {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly action: ContentBlock;
  readonly more: ContentBlock;
};

function hero({ kicker, title, text, action, more }: Words): ContentBlock {
  const words = group(
    { direction: 'vertical' },
    classed('kicker', p(kicker)),
    { id: 'heading', value: { level: 1, content: title } },
    classed('lead', p(text)),
    classed('actions', group({ direction: 'horizontal' }, action, more)),
  );
  return classed('hero', container('fluid', classed('hero-words', words), picture));
}

/** The event while it lasts, and the usual one from the second it is over. */
export function heroes({ startTime, endTime, lastDay }: SummerEvent): ContentBlock[] {
  const event = hero({
    kicker: 'The long hot summer event',
    title: 'Cool, calm and here on the day you choose.',
    text: `Fridges, split systems and everything that keeps a house comfortable. Prices held until ${lastDay}.`,
    action: button(toCategory('cooling'), 'Shop the event'),
    more: link(toArticle('split-system-sizing'), 'What size air con do I need?'),
  });
  const usual = hero({
    kicker: 'Appliances and electronics',
    title: 'Delivered on the day you choose.',
    text: 'Two people, a two-hour window and the old one taken away. See the day and the price before you order.',
    action: button(toCategory('fridges'), 'Shop fridges'),
    more: link(toArticle('will-it-fit'), 'Will it fit?'),
  });
  return [scheduled(startTime, endTime, event), scheduled(endTime, endTime + TEN_YEARS, usual)];
}
