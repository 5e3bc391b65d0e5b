import {
  type Badge,
  isHotPrice,
  type ProductSummary,
  productBadges,
  type ShownBadge,
  showsClearance,
  showsWasNow,
} from '@wattle/domain';
import type { BadgeTone } from '../../ui/badge.tsx';
import { saving } from './price-words.ts';

const MARKS_MAX = 2;

export type MarkedProduct = Pick<
  ProductSummary,
  | 'isClearance'
  | 'isDiscounted'
  | 'isNew'
  | 'soldOut'
  | 'state'
  | 'price'
  | 'erpOriginalPrice'
  | 'priceDateFrom'
  | 'priceDateTo'
  | 'badgePrimaryId'
  | 'badgeSecondaryIds'
  | 'badgeSecondaryTitles'
>;

/** A short word on a picture: the shop's own, or a badge that somebody configured. */
export type PictureMark = { readonly words: string; readonly tone?: BadgeTone; readonly badge?: ShownBadge };

export type ProductMarks = {
  /** Two at most, in the order of their weight. */
  readonly onPicture: readonly PictureMark[];
  /** Promotions: they stand in the text [D-3-12]. */
  readonly promotions: readonly ShownBadge[];
};

/** What is said about a product in badges. On its own page, where there is room, a reduction is one of them. */
export function marksOf(
  product: MarkedProduct,
  badges: ReadonlyMap<string, Badge>,
  nowSeconds: number,
  withSaving = false,
): ProductMarks {
  const { primary, secondary } = productBadges(product, badges, nowSeconds);
  const configured = primary ? [primary, ...secondary] : secondary;
  const onPicture: PictureMark[] = [
    ...when(withSaving && showsWasNow(product), { words: saving(product), tone: 'sale' }),
    ...when(showsClearance(product), { words: 'Clearance', tone: 'clear' }),
    ...when(isHotPrice(product, nowSeconds), { words: 'Hot price', tone: 'hot' }),
    ...configured.filter(({ isPromotion }) => !isPromotion).map((badge) => ({ words: badge.title, badge })),
    ...when(product.isNew, { words: 'New' }),
  ];
  return {
    onPicture: onPicture.slice(0, MARKS_MAX),
    promotions: configured.filter(({ isPromotion }) => isPromotion),
  };
}

const when = (is: boolean, mark: PictureMark): PictureMark[] => (is ? [mark] : []);
