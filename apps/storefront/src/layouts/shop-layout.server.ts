import type { CallValue } from '@wattle/contract';
import type { LoadArgs } from '../app/load-args.ts';
import { pageValue } from '../page/page-value.ts';
import { readableBadges } from '../page/readable-badge.ts';
import { type SentBadge, sentBadge } from '../page/sent-badge.ts';

/** The frame is the same on every page, so navigations do not reload it. */
export async function load({ context, url }: Pick<LoadArgs, 'context' | 'url'>) {
  return { frame: shownFrame(pageValue(await context.client.loadFrame({}), url)), nowMs: Date.now() };
}

type Frame = CallValue<'loadFrame'>;

type SentFrame = Omit<Frame, 'badges' | 'shop'> & { readonly badges: readonly SentBadge[] };

const shown = new WeakMap<Frame, SentFrame>();

/** The same object for the same frame, by which its HTML and JSON are kept. */
function shownFrame(whole: Frame): SentFrame {
  // every page has it already
  const { shop, ...frame } = whole;
  const known = shown.get(whole) ?? {
    ...frame,
    // menus name their categories beside the picture
    categories: frame.categories.map(({ image, ...category }) => ({
      ...category,
      image: image && { ...image, alt: '' },
    })),
    badges: [...readableBadges(frame.badges).values()].map(sentBadge),
  };
  shown.set(whole, known);
  return known;
}
