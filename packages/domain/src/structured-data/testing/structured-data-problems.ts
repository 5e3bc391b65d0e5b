/** The properties Google's documentation requires for each type the shop publishes, and some formats it insists on. */
type Part = Readonly<Record<string, unknown>>;
type Rule = { readonly required: readonly string[]; readonly check?: (part: Part) => readonly string[] };

const AVAILABILITIES =
  /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/;
const WHOLE_ADDRESS = /^https?:\/\/[^/\s]+\/\S*$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/;
/** Properties that hold URLs. */
const ADDRESSES = ['url', '@id', 'item', 'logo', 'image', 'urlTemplate', 'mainEntityOfPage'];

const unless = (isFine: boolean, problem: string): readonly string[] => (isFine ? [] : [problem]);
const has = (part: Part, name: string): boolean => !isMissing(part[name]);

const RULES: Readonly<Record<string, Rule>> = {
  Product: {
    required: ['name', 'image'],
    check: (part) =>
      unless(has(part, 'offers') || has(part, 'aggregateRating') || has(part, 'review'), 'no offer, rating or review'),
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    check: ({ price, priceCurrency, availability, priceValidUntil }) => [
      ...unless(Number(price) > 0, 'price is not above zero'),
      ...unless(/^[A-Z]{3}$/.test(String(priceCurrency)), 'priceCurrency is no currency'),
      ...unless(availability === undefined || AVAILABILITIES.test(String(availability)), 'unknown availability'),
      ...unless(priceValidUntil === undefined || DATE.test(String(priceValidUntil)), 'priceValidUntil is no date'),
    ],
  },
  AggregateRating: {
    required: ['ratingValue'],
    check: (part) => unless(has(part, 'reviewCount') || has(part, 'ratingCount'), 'no count'),
  },
  Article: {
    required: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
    check: ({ datePublished, dateModified }) => [
      ...unless(datePublished === undefined || DATE.test(String(datePublished)), 'datePublished is no date'),
      ...unless(dateModified === undefined || DATE.test(String(dateModified)), 'dateModified is no date'),
    ],
  },
  Brand: { required: ['name'] },
  BreadcrumbList: {
    required: ['itemListElement'],
    check: ({ itemListElement: list }) => unless(Array.isArray(list) && list.length >= 2, 'fewer than two steps'),
  },
  ItemList: { required: ['itemListElement', 'numberOfItems'] },
  ListItem: {
    required: ['position', 'name'],
    check: (part) => unless(has(part, 'item') || has(part, 'url'), 'leads nowhere'),
  },
  Organization: { required: ['name'] },
  ContactPoint: { required: ['telephone'] },
  WebSite: { required: ['name', 'url'] },
  SearchAction: {
    required: ['target', 'query-input'],
    check: ({ target, 'query-input': input }) => {
      const name = /name=(\w+)/.exec(String(input))?.[1];
      return unless(JSON.stringify(target ?? '').includes(`{${name}}`), 'target has no place for the words');
    },
  },
  EntryPoint: { required: ['urlTemplate'] },
  ElectronicsStore: { required: ['name', 'address'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    check: ({ addressCountry }) => unless(/^[A-Z]{2}$/.test(String(addressCountry)), 'addressCountry is no country'),
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    check: (part) => [
      ...unless(TIME.test(String(part.opens)) && TIME.test(String(part.closes)), 'no hours:minutes'),
      ...unless(has(part, 'dayOfWeek') || (has(part, 'validFrom') && has(part, 'validThrough')), 'no day'),
    ],
  },
};

/** Everything a search engine would reject in this object and its parts; empty when it is valid. */
export function structuredDataProblems(thing: unknown): readonly string[] {
  if (!isPart(thing)) return ['not an object'];
  if (Object.keys(thing).join() === '@id') return addressProblems('reference', thing);
  const type = String(thing['@type']);
  const rule = RULES[type];
  if (!rule) return [`${type}: unknown type`];
  return [
    ...rule.required.filter((name) => !has(thing, name)).map((name) => `${type}: no ${name}`),
    ...(rule.check?.(thing) ?? []).map((problem) => `${type}: ${problem}`),
    ...addressProblems(type, thing),
    ...Object.values(thing).flat().filter(isPart).flatMap(structuredDataProblems),
  ];
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function addressProblems(type: string, part: Part): readonly string[] {
  return ADDRESSES.filter((name) => has(part, name)).flatMap((name) =>
    [part[name]]
      .flat()
      .filter((value) => typeof value === 'string' && !WHOLE_ADDRESS.test(value))
      .map(() => `${type}: ${name} is no whole address`),
  );
}
