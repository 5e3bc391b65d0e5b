import type { Article } from '@wattle/domain/content';
import { slugify } from '@wattle/domain/links';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import type { Locality, Store } from '@wattle/domain/stores';
import { readSettings } from '../content/generate-settings.ts';
import { GOODS_GUARANTEES } from '../content/law-texts.ts';
import { type Facts, readArticle } from '../content/read-article.ts';
import { generateDeliverySettings } from '../delivery/generate-delivery-settings.ts';
import { generateLocalities } from '../localities/generate-localities.ts';
import { storeAt } from '../stores/generate-stores.ts';
import type { Business, StarterShop } from './starter-shop.ts';

const PAGES = ['home', 'page-not-found', 'no-results-found'];
const SECTIONS: readonly (readonly [parent: string, children: readonly string[]])[] = [
  ['help', ['track-an-order', 'delivery-and-installation', 'returns', 'ways-to-pay', 'contact']],
  ['about', ['privacy-policy', 'terms-of-sale']],
];

const addressOf = ({ street, suburb, state, postcode }: Business): string =>
  `${street}, ${suburb} ${state} ${postcode}`;

/** The suburb of the business as the list spells it; undefined if the list does not have it. */
export const findBusinessSuburb = (
  { suburb, state, postcode }: Pick<Business, 'suburb' | 'state' | 'postcode'>,
  localities: readonly Locality[],
): Locality | undefined =>
  localities.find(
    (one) =>
      one.suburb.toLowerCase() === suburb.trim().toLowerCase() && one.state === state && one.postcode === postcode,
  );

const generalOf = ({ name }: Business): StarterShop['general'] => ({
  brand: {
    id: 'general',
    name,
    path: `brands/${slugify(name) || 'general'}`,
    imageLogo: null,
    description: '',
    agency: { isAgency: false, enquiryOnly: false },
  },
  family: { code: 'general', name: 'Products', groups: [] },
  category: {
    id: 'general',
    parentId: null,
    position: 0,
    path: 'categories/all-products',
    name: 'All products',
    shortName: 'All products',
    description: '',
    imageHero: null,
    products: { index: 'products', sort: 'recommended' },
  },
});

/** What the retailer said, and hours that they change. */
const identityOf = (business: Business): ShopIdentity => ({
  ...UNNAMED_SHOP,
  ...business,
  helpDays: 'Monday to Saturday',
  helpHours: ['Monday to Friday 9:00am-5:30pm', 'Saturday 9:00am-3:00pm'],
});

function storeOf({ suburb, street, state, postcode, phone }: Business, { location }: Locality, now: number): Store {
  const place = {
    ...{ name: suburb, addressStreetOne: street, addressState: state, addressPostcode: postcode, phone },
    week: 'closedSunday',
    _geoloc: { lat: location.latitude, lng: location.longitude },
  } as const;
  return storeAt(place, { erpStoreId: '1', images: [], services: [], description: '' }, now);
}

function articlesOf(facts: Facts, now: number): Article[] {
  const read = (path: string, parentId: string | null, position: number): Article => {
    const { publishedDaysAgo, checkedDaysAgo, ...text } = readArticle(new URL(`./${path}.md`, import.meta.url), facts);
    return { ...text, path, parentId, position, publishedAt: now, updatedAt: now };
  };
  return [
    ...PAGES.map((page, at) => read(`articles/${page}`, null, at)),
    ...SECTIONS.flatMap(([parent, children], at) => [
      read(`articles/${parent}`, null, PAGES.length + at),
      ...children.map((child, below) => read(`articles/${parent}/${child}`, parent, below)),
    ]),
  ];
}

/**
 * A shop without goods that can sell as soon as it has some: suburbs, delivery rules and holidays, one store, and pages
 * with the places that the retailer fills in. `suburb` is the one of the business, from `localities`.
 */
export function generateStarterShop(
  business: Business,
  {
    now,
    localities = generateLocalities(),
    suburb,
  }: { now: number; localities?: readonly Locality[]; suburb: Locality },
): StarterShop {
  const delivery = generateDeliverySettings({ now });
  const rules = delivery['delivery-rules'];
  const facts = { ...business, address: addressOf(business), goodsGuarantees: GOODS_GUARANTEES };
  return {
    localities,
    stores: [storeOf(business, suburb, now)],
    articles: articlesOf(facts, now),
    general: generalOf(business),
    identity: identityOf(business),
    settings: {
      ...readSettings(new URL('./settings.jsonl', import.meta.url)),
      ...delivery,
      'delivery-rules': { ...rules, warehouse: { ...rules.warehouse, state: business.state } },
    },
  };
}
