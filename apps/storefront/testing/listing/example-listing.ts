import type { Listing, OptionsFacet } from '../../src/features/catalogue/listing/listing-types.ts';

const options = (param: string, heading: string, ...values: readonly (readonly [string, number, boolean?])[]) =>
  ({
    kind: 'options',
    param,
    heading,
    expanded: true,
    search: null,
    options: values.map(([label, count, chosen = false]) => ({ value: label, label, count, chosen })),
  }) as const satisfies OptionsFacet;

const brands = [
  'Halden',
  'Kestrel',
  'Nordholm',
  'Orana',
  'Pallas',
  'Tarn',
  'Arden',
  'Birch',
  'Coral',
  'Dune',
  'Ember',
  'Flint',
];

/** An empty list with every kind of facet, as a base for tests. */
export const EXAMPLE_LISTING: Listing = {
  products: [],
  total: 86,
  wholeTotal: 214,
  page: 1,
  pageCount: 4,
  q: '',
  sort: 'recommended',
  facets: [
    options('type', 'Type', ['French door', 48], ['Side by side', 36, true]),
    {
      kind: 'range',
      minParam: 'minPrice',
      maxParam: 'maxPrice',
      heading: 'Price',
      expanded: true,
      prefix: '$',
      suffix: '',
      step: 1,
      min: 599,
      max: 5999,
      from: 899,
      to: 3500,
    },
    {
      ...options('brand', 'Brands', ...brands.map((name, index) => [name, index + 1] as const)),
      search: { label: 'Search brands', noMatch: 'No matching brands.' },
    },
    {
      kind: 'range',
      minParam: 'minWidthMm',
      maxParam: 'maxWidthMm',
      heading: 'Width',
      expanded: false,
      prefix: '',
      suffix: 'mm',
      step: 1,
      min: 438,
      max: 1010,
      from: null,
      to: 910,
    },
    options('finish', 'Finish', ['Stainless', 96], ['Sand', 6], ['Hammered copper', 2]),
    { kind: 'toggle', param: 'iceAndWater', heading: 'Ice and water', count: 9, chosen: false },
    { kind: 'toggle', param: 'inStock', heading: 'In Stock', count: 80, chosen: true },
  ],
  applied: [
    { label: 'Side by side', remove: [{ param: 'type', value: 'Side by side' }] },
    {
      label: '$899 to $3,500',
      remove: [
        { param: 'minPrice', value: '899' },
        { param: 'maxPrice', value: '3500' },
      ],
    },
    { label: 'Width: up to 910 mm', remove: [{ param: 'maxWidthMm', value: '910' }] },
    { label: 'In Stock', remove: [{ param: 'inStock', value: 'true' }] },
  ],
  sideAirMm: 20,
  understood: null,
  help: [],
};

export const EXAMPLE_ADDRESS =
  '/categories/fridges?inStock=true&maxPrice=3500&maxWidthMm=910&minPrice=899&type=Side+by+side';
