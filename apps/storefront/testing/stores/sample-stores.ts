import type { Locality, Store } from '@wattle/domain/stores';

const HOUR = 3600;
const day = (open: number, close: number) => ({ openTime: open * HOUR, closeTime: close * HOUR });
const WEEKDAY = day(9, 17.5);
const LATE = day(9, 21);

type Place = Pick<Store, 'name' | 'addressState' | 'addressPostcode' | 'timeZone' | '_geoloc'>;

const sampleStore = ({ name, ...place }: Place, part: Partial<Store> = {}): Store => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `store-${slug}`,
    erpStoreId: slug,
    name,
    path: `stores/${slug}`,
    images: [{ alt: `The Wattle store in ${name}`, url: `/pictures/store/${slug}.svg` }],
    addressStreetOne: '1 Main Street',
    addressStreetTwo: '',
    addressCity: name,
    phone: '03 5550 0100',
    weeklyHours: [WEEKDAY, WEEKDAY, WEEKDAY, LATE, LATE, day(9, 17), day(10, 17)],
    seasonalHours: [
      { date: '2026-12-24', note: 'Christmas Eve', ...day(9, 16) },
      { date: '2026-12-25', note: 'Christmas Day', ...day(0, 0) },
      { date: '2026-12-26', note: 'Boxing Day', ...day(7, 18) },
    ],
    services: ['Click and collect: within 2 hours, held for 7 days', 'Repairs: bring it in, or book a visit'],
    description: 'On a corner.\n\nParking behind the store.',
    visibleIn: { index: true },
    ...place,
    ...part,
  };
};

const inVictoria = (name: string, addressPostcode: string, lat: number, lng: number, part: Partial<Store> = {}) =>
  sampleStore(
    { name, addressPostcode, addressState: 'VIC', timeZone: 'Australia/Melbourne', _geoloc: { lat, lng } },
    part,
  );

export const PRESTON = inVictoria('Preston', '3072', -37.7389, 145.0013, {
  addressStreetOne: '402 Murray Road',
  phone: '03 5550 0142',
  description: 'Opposite the market.\n\nTram 11 to stop 42, then two minutes on foot.',
});

const [adelaide, perth, sydney] = ['Australia/Adelaide', 'Australia/Perth', 'Australia/Sydney'];

/** Seven around Melbourne, two of them far out, and four elsewhere. */
export const STORES: readonly Store[] = [
  inVictoria('Coburg North', '3058', -37.7312, 144.9606),
  PRESTON,
  inVictoria('Maribyrnong', '3032', -37.7727, 144.8875),
  inVictoria('Thomastown', '3074', -37.6868, 145.0236),
  inVictoria('Nunawading', '3131', -37.8171, 145.1748),
  inVictoria('Waurn Ponds', '3216', -38.2013, 144.3147),
  inVictoria('Wendouree', '3355', -37.5353, 143.8319),
  sampleStore({
    name: 'Mile End',
    addressState: 'SA',
    addressPostcode: '5031',
    timeZone: adelaide,
    _geoloc: { lat: -34.9281, lng: 138.5723 },
  }),
  sampleStore({
    name: 'Gepps Cross',
    addressState: 'SA',
    addressPostcode: '5094',
    timeZone: adelaide,
    _geoloc: { lat: -34.8448, lng: 138.6012 },
  }),
  sampleStore({
    name: 'Osborne Park',
    addressState: 'WA',
    addressPostcode: '6017',
    timeZone: perth,
    _geoloc: { lat: -31.9033, lng: 115.8171 },
  }),
  sampleStore({
    name: 'Alexandria',
    addressState: 'NSW',
    addressPostcode: '2015',
    timeZone: sydney,
    _geoloc: { lat: -33.9092, lng: 151.1949 },
  }),
];

const locality = (
  suburb: string,
  state: Locality['state'],
  postcode: string,
  latitude: number,
  longitude: number,
): Locality => ({ suburb, state, postcode, name: `${suburb} ${state} ${postcode}`, location: { latitude, longitude } });

export const BRUNSWICK = locality('Brunswick', 'VIC', '3056', -37.76661, 144.95843);

export const LOCALITIES: readonly Locality[] = [
  BRUNSWICK,
  locality('Brunswick East', 'VIC', '3057', -37.77, 144.98),
  locality('Brunswick West', 'VIC', '3055', -37.762, 144.941),
  locality('Alice Springs', 'NT', '0870', -23.698, 133.8807),
];
