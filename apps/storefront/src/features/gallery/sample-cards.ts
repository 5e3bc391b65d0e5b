import type { Badge, ProductSummary } from '@wattle/domain/catalogue';
import { sampleSummary } from '../../goods/card/sample-summary.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type SampleCard = { readonly title: string; readonly note: string; readonly product: ProductSummary };

/** Changes to a plain product. `kind` selects its picture. */
type Case = Partial<ProductSummary> & { readonly title: string; readonly note: string; readonly kind: string };

const reduced = { price: 2988, erpOriginalPrice: 3499, isDiscounted: true };

const priceCases = (now: number): Case[] => [
  { title: 'Plain price', note: 'Current, stocked.', kind: 'washer', name: '9 kg quiet front-load washer' },
  {
    ...reduced,
    title: 'Was and now, days left',
    note: 'Discounted.',
    kind: 'fridge',
    energyStars: 3.5,
    priceDateTo: now + 2 * DAY + HOUR,
  },
  { ...reduced, title: 'Hours left', note: 'Discounted.', kind: 'fridge', priceDateTo: now + 5.5 * HOUR },
  { ...reduced, title: 'Minutes left', note: 'Ticks.', kind: 'fridge', priceDateTo: now + 10 * MINUTE + 30 },
  { ...reduced, title: 'About to end', note: 'At least 1 Minute.', kind: 'fridge', priceDateTo: now + 90 },
  { ...reduced, title: 'Discount over', note: 'Its end passed meanwhile.', kind: 'fridge', priceDateTo: now - MINUTE },
  { ...reduced, title: 'Discount without an end', note: 'No countdown.', kind: 'espresso' },
  {
    title: 'Hot price',
    note: 'Price equals original, inside the price dates.',
    kind: 'aircon',
    energyStars: 4.5,
    priceDateFrom: now - DAY,
    priceDateTo: now + 14 * DAY,
  },
  { title: 'Clearance', note: 'Not discounted, not sold out.', kind: 'airfryer', isClearance: true },
  { ...reduced, title: 'Clearance, discounted', note: 'The reduction says it.', kind: 'airfryer', isClearance: true },
  { title: 'Price with cents', note: 'Parts that are not equal are not shown.', kind: 'toaster', price: 149.5 },
  { title: 'Beyond Afterpay', note: 'Zip takes it.', kind: 'fridge', price: 3199 },
];

const availabilityCases = (now: number): Case[] => [
  {
    title: 'Pre-order',
    note: 'Its time has not passed.',
    kind: 'fridge',
    saleMode: 'preorder',
    preorderDateTime: now + 15 * DAY,
    isNew: true,
  },
  {
    title: 'Coming Soon',
    note: 'Scheduled release: out of use, with a date.',
    kind: 'headphones',
    saleMode: 'scheduledRelease',
    releaseDateTime: now + 26 * DAY,
  },
  { ...reduced, title: 'Sold Out', note: 'No was and now.', kind: 'robot', soldOut: true, hasStockOnHand: false },
  { title: 'Enquire', note: 'Outgoing: opens a dialog.', kind: 'oven', saleMode: 'inStoreOnly' },
  { title: 'Unavailable', note: 'Neither current nor evergreen.', kind: 'soundbar', state: 'discontinued' },
  { title: 'Not on sale', note: 'Known, but not to be had.', kind: 'soundbar', state: 'enabled' },
  { title: 'Ordered in', note: 'No stock of our own.', kind: 'dishwasher', hasStockOnHand: false },
  {
    title: 'Evergreen gift card',
    note: 'No stock is counted.',
    kind: 'giftcard',
    state: 'evergreen',
    functionalType: 'giftcard',
  },
  { title: 'Agency item', note: 'Goes into a cart of its own.', kind: 'oven', isAgencyItem: true },
  {
    title: 'Agency direct',
    note: 'By enquiry only: opens a dialog.',
    kind: 'oven',
    isAgencyItem: true,
    enquiryOnly: true,
  },
  { title: 'No picture', note: 'The box keeps its shape.', kind: '', images: [] },
  {
    title: 'A long name',
    note: 'Two lines, then it is cut off; three on phones.',
    kind: 'fridge',
    name: '637L French door fridge with plumbed ice and water, flex drawer, black steel, bar handles and a door alarm',
  },
];

const badgeCases = (now: number): Case[] => [
  { title: 'Configured badge', note: 'Its own colours and icon.', kind: 'fridge', badgePrimaryId: 'pick' },
  {
    title: 'Badge with a link',
    note: 'Above the link of the card, not in it.',
    kind: 'aircon',
    badgePrimaryId: 'event',
  },
  { title: 'Unreadable colours', note: 'The house style stands in.', kind: 'kettle', badgePrimaryId: 'pale' },
  {
    title: 'Two at most',
    note: 'Hot price, clearance, configured, new: in order of weight.',
    kind: 'fridge',
    isClearance: true,
    isNew: true,
    priceDateFrom: now - DAY,
    badgePrimaryId: 'pick',
  },
  {
    title: 'Secondary badge',
    note: 'After the primary one.',
    kind: 'fridge',
    badgePrimaryId: 'pick',
    badgeSecondaryIds: ['cover'],
    badgeSecondaryTitles: ['Ten-year compressor cover'],
  },
  {
    title: 'Promotion',
    note: 'Inline: in the text, not on the picture.',
    kind: 'standmixer',
    badgeSecondaryIds: ['bundle'],
    badgeSecondaryTitles: ['Summer kitchen bundle'],
  },
  { title: 'Badge that is over', note: 'Not shown.', kind: 'fan', badgePrimaryId: 'past' },
];

function toSample({ title, note, kind, ...changes }: Case, index: number): SampleCard {
  const price = changes.price ?? 1099;
  const product = sampleSummary({
    id: `sample-${title.toLowerCase().replace(/\W+/g, '-')}`,
    name: `${title} sample with a second line of name`,
    path: `products/sample-${index}`,
    family: { code: 'samples', name: 'Samples' },
    images: [{ url: `/pictures/${kind}/front/default.svg`, alt: '' }],
    variantId: `sample-${index}-v`,
    facts: ['498 kWh a year'],
    ...changes,
    price,
  });
  return { title, note, product };
}

/** One product for each price, availability and badge of a card. */
export function sampleCards(nowSeconds: number): SampleCard[] {
  return [...priceCases(nowSeconds), ...availabilityCases(nowSeconds), ...badgeCases(nowSeconds)].map(toSample);
}

const badge = (id: string, title: string, more: Partial<Badge>): Badge => ({
  id,
  level: 'primary',
  title,
  icon: 'N/A',
  textColour: '#7A5500',
  backgroundColourPrimary: '#FDF0CC',
  backgroundColourSecondary: '#FDF0CC',
  badgeGroupId: 'samples',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
  ...more,
});

const SAGE = { textColour: '#0F3D31', backgroundColourPrimary: '#E3ECE5', backgroundColourSecondary: '#C9D9CF' };

export const SAMPLE_BADGES: readonly Badge[] = [
  badge('pick', 'Editor’s pick', { icon: 'star' }),
  badge('event', 'Summer event', {
    link: '/categories/heating-and-cooling',
    textColour: '#FFCE55',
    backgroundColourPrimary: '#0F3D31',
    backgroundColourSecondary: '#1A5343',
  }),
  badge('pale', 'Pale on pale', { textColour: '#DDDDDD', backgroundColourPrimary: '#FFFFFF' }),
  badge('cover', 'Ten-year compressor cover', { level: 'secondary', icon: 'shield', ...SAGE }),
  badge('bundle', 'Summer kitchen bundle', { level: 'secondary', icon: 'gift', contentDisplay: 'inline' }),
  badge('past', 'Spring event', { timeTo: '2020-01-01' }),
];
