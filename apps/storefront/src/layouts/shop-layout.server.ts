import type { CallValue } from '@wattle/contract';
import type { LoadArgs } from '../app/load-args.ts';
import type { FrameData } from '../features/frame/frame-data.ts';
import { pageValue } from '../page/page-value.ts';
import { readableBadges } from '../page/readable-badge.ts';
import { type SentBadge, sentBadge } from '../page/sent-badge.ts';

/** The frame is the same on every page, so navigations do not reload it. */
export async function load({ context, url }: Pick<LoadArgs, 'context' | 'url'>) {
  return { frame: shownFrame(pageValue(await context.client.loadFrame({}), url)), nowMs: Date.now() };
}

type Frame = CallValue<'loadFrame'>;

type SentFrame = FrameData & { readonly badges: readonly SentBadge[] };

const shown = new WeakMap<Frame, SentFrame>();

/** The same object for the same frame, by which its HTML and JSON are kept. */
function shownFrame(whole: Frame): SentFrame {
  const known = shown.get(whole) ?? {
    // menus name their categories beside the picture, and show no prices
    categories: whole.categories.map(({ image, priceFrom, shortName, ...category }) => ({
      ...category,
      ...(shortName !== category.name && { shortName }),
      image: image && { ...image, alt: '' },
    })),
    footerColumns: whole.footerColumns.map(({ heading, links }) => ({
      heading,
      links: links.map(({ label, path }) => [label, path] as const),
    })),
    badges: [...readableBadges(whole.badges).values()].map(sentBadge),
  };
  shown.set(whole, known);
  return known;
}
