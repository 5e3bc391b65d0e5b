import type { Random } from '../../random.ts';
import { isAgencyBrand } from '../brands.ts';
import type { Draft } from '../recipe/make-draft.ts';
import { salePrice } from '../recipe/retail-price.ts';
import type { MarketWish } from './market-wish.ts';
import { DAY, HOUR } from './moments.ts';
import { EVENT_BADGE } from './summer-event.ts';

const EXTRAS = new Set(['cables', 'waterFilters', 'applianceCare', 'tvBrackets', 'vacuumParts']);

/** The brand sets the prices of agency products, so the shop runs no offers on them. */
const isFixedPrice = (draft: Draft) => isAgencyBrand(draft.brand);

/** The event ends at least two weeks away. What is reduced for so long is part of it. */
const EVENT_FROM_DAYS = 14;

const heldInEvent = (price: number): MarketWish => ({
  sale: { price, to: 'event' },
  badgePrimaryId: EVENT_BADGE.id,
});

function drawSale(draft: Draft, random: Random): MarketWish {
  const price = salePrice(draft.listPrice, random.pick([0.08, 0.1, 0.12, 0.15, 0.15, 0.2, 0.25, 0.3]), random);
  const from = -random.int(1, 20) * DAY;
  if (random.chance(0.08)) return { sale: { price, to: null } };
  if (random.chance(0.06)) return { sale: { price, from, to: random.int(2, 23) * HOUR } };
  const days = random.int(1, 24);
  return days < EVENT_FROM_DAYS ? { sale: { price, from, to: days * DAY } } : heldInEvent(price);
}

function drawHot(draft: Draft, random: Random): MarketWish {
  const price = salePrice(draft.listPrice, random.between(0.06, 0.12), random);
  return { hot: { price, from: -random.int(1, 9) * DAY, to: random.int(2, 18) * DAY } };
}

function drawPrice(draft: Draft, random: Random): MarketWish {
  const at = random.next();
  if (isFixedPrice(draft) || draft.listPrice < 12) return {};
  if (at < 0.205) return drawSale(draft, random);
  if (at < 0.245) return drawHot(draft, random);
  if (at < 0.275) return { isClearance: true };
  return {};
}

function drawSelling(draft: Draft, random: Random): MarketWish {
  const at = random.next();
  if (EXTRAS.has(draft.recipe.code)) return at < 0.35 ? { state: 'evergreen' } : {};
  if (at < 0.018) return { state: 'discontinued', stock: random.pick(['soldOut', random.int(1, 4)] as const) };
  if (at < 0.022) return { state: 'enabled' };
  if (at < 0.03)
    return { saleMode: 'preorder', preorderIn: random.int(8, 45) * DAY, createdDaysAgo: random.int(1, 12) };
  if (at < 0.037)
    return { saleMode: 'scheduledRelease', releaseIn: random.int(10, 60) * DAY, createdDaysAgo: random.int(1, 6) };
  if (at < 0.05) return { saleMode: 'inStoreOnly', stock: random.int(2, 9) };
  return {};
}

function drawStock(draft: Draft, random: Random): MarketWish {
  const at = random.next();
  if (at < 0.04) return { stock: 'soldOut' };
  if (at < 0.08) return { stock: 'fromSupplier' };
  if (at < 0.12) return { stock: random.int(1, 5) };
  if (at < 0.15 && Array.isArray(draft.attributes.finish)) return { stock: 'someVariantsOut' };
  return {};
}

function drawBadges(draft: Draft, random: Random): MarketWish {
  const { attributes, recipe, brand } = draft;
  const secondary = [
    attributes.inverterCompressor === true && random.chance(0.5) && 'bs-compressor',
    typeof attributes.waterStars === 'number' && attributes.waterStars >= 4.5 && random.chance(0.4) && 'bs-water',
    attributes.recycled === true && 'bs-recycled',
    recipe.bulky === true && random.chance(0.12) && 'bs-delivered',
    brand.country === 'Australia' && random.chance(0.08) && 'bs-designed-here',
  ].filter((id): id is string => id !== false);
  const primary = random.chance(0.035) ? 'bp-editors-pick' : random.chance(0.02) ? EVENT_BADGE.id : undefined;
  return { badgeSecondaryIds: secondary, ...(primary === undefined ? {} : { badgePrimaryId: primary }) };
}

/** Prices and stock of what is on sale. Nobody advertises an event with what is sold out. */
function drawOffer(draft: Draft, isInEvent: boolean, random: Random): MarketWish {
  const price = drawPrice(draft, random);
  const stock = drawStock(draft, random);
  if (stock.stock === 'soldOut') return price.sale?.to === 'event' ? stock : { ...price, ...stock };
  if (!isInEvent || isFixedPrice(draft) || price.hot || price.isClearance) return { ...price, ...stock };
  return { ...stock, ...heldInEvent(price.sale?.price ?? salePrice(draft.listPrice, 0.15, random.fork('event'))) };
}

/** Draws a market situation for an ordinary model, with realistic shares. */
export function drawWish(draft: Draft, random: Random): MarketWish {
  const selling = drawSelling(draft, random);
  const isPlain = Object.keys(selling).length === 0;
  const createdDaysAgo = random.chance(0.06) ? random.int(1, 29) : random.int(31, 900);
  const { badgePrimaryId, ...badges } = drawBadges(draft, random);
  const isInEvent = badgePrimaryId === EVENT_BADGE.id;
  return {
    createdDaysAgo,
    ...badges,
    // the event's badge comes with its price
    ...(badgePrimaryId !== undefined && !isInEvent && { badgePrimaryId }),
    ...(isPlain || selling.state === 'evergreen' ? drawOffer(draft, isInEvent, random) : {}),
    ...selling,
  };
}
