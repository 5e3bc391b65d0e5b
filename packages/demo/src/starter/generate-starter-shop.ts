import type { Article } from '@wattle/domain/content';
import { slugify } from '@wattle/domain/links';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import type { Locality, Store } from '@wattle/domain/stores';
import { GOODS_GUARANTEES } from '../content/law-texts.ts';
import { type Facts, readArticle } from '../content/read-article.ts';
import { generateDeliverySettings } from '../delivery/generate-delivery-settings.ts';
import { generateLocalities } from '../localities/generate-localities.ts';
import { dayInTimeZone } from '../stores/calendar-day.ts';
import { TIME_ZONES } from '../stores/generate-stores.ts';
import { listSeasonalHours } from '../stores/seasonal-hours.ts';
import { WEEKS } from '../stores/weekly-hours.ts';
import type { Business, StarterShop } from './starter-shop.ts';

const PAGES = ['home', 'page-not-found', 'no-results-found'];
const SECTIONS: readonly (readonly [parent: string, children: readonly string[]])[] = [
  ['help', ['track-an-order', 'delivery-and-installation', 'returns', 'ways-to-pay', 'contact']],
  ['about', ['privacy-policy', 'terms-of-sale']],
];

const FOOTER = [
  {
    heading: 'Help',
    links: [
      { label: 'Track an order', path: '/articles/help/track-an-order' },
      { label: 'Delivery', path: '/articles/help/delivery-and-installation' },
      { label: 'Returns and faults', path: '/articles/help/returns' },
      { label: 'Contact us', path: '/articles/help/contact' },
    ],
  },
  {
    heading: 'About',
    links: [
      { label: 'About us', path: '/articles/about' },
      { label: 'Our store', path: '/stores' },
      { label: 'Terms of sale', path: '/articles/about/terms-of-sale' },
      { label: 'Privacy policy', path: '/articles/about/privacy-policy' },
    ],
  },
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
const identityOf = ({
  name,
  legalName,
  abn,
  phone,
  street,
  suburb,
  state,
  postcode,
  sells,
}: Business): ShopIdentity => ({
  ...UNNAMED_SHOP,
  ...{ name, sells, legalName, abn, phone, street, suburb, state, postcode },
  helpDays: 'Monday to Saturday',
  helpHours: ['Monday to Friday 9:00am-5:30pm', 'Saturday 9:00am-3:00pm'],
});

function storeOf(business: Business, { location }: Locality, now: number): Store {
  const timeZone = TIME_ZONES[business.state];
  const slug = slugify(business.suburb);
  return {
    id: `store-${slug}`,
    erpStoreId: '1',
    name: business.suburb,
    path: `stores/${slug}`,
    images: [],
    addressStreetOne: business.street,
    addressStreetTwo: '',
    addressCity: business.suburb,
    addressState: business.state,
    addressPostcode: business.postcode,
    phone: business.phone,
    timeZone,
    weeklyHours: WEEKS.closedSunday,
    seasonalHours: listSeasonalHours(business.state, dayInTimeZone(now, timeZone)),
    services: [],
    description: '',
    _geoloc: { lat: location.latitude, lng: location.longitude },
    visibleIn: { index: true },
  };
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
      ...delivery,
      'delivery-rules': { ...rules, warehouse: { ...rules.warehouse, state: business.state } },
      'marketing-lists': [{ id: 'newsletter', name: 'Newsletter' }],
      utilityLinks: [
        { label: 'Track an order', path: '/articles/help/track-an-order' },
        { label: 'Find a store', path: '/stores' },
        { label: 'Help', path: '/articles/help' },
      ],
      footerColumns: FOOTER,
      newsletter: { heading: 'News and offers by email.', listId: 'newsletter' },
    },
  };
}
