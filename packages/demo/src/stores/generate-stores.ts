import type { State, Store } from '@wattle/domain';
import { storeFrontPath } from '../pictures/index.ts';
import { dayInTimeZone } from './calendar-day.ts';
import { listSeasonalHours } from './seasonal-hours.ts';
import { SERVICES, type StoreSite } from './store-site.ts';
import { STORE_SITES } from './store-sites.ts';
import { WEEKS } from './weekly-hours.ts';

const TIME_ZONES: Readonly<Record<State, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

const FIRST_ERP_NUMBER = 101;

function toStore(site: StoreSite, index: number, now: number): Store {
  const slug = site.suburb.toLowerCase().replaceAll(' ', '-');
  const timeZone = TIME_ZONES[site.state];
  return {
    id: `store-${slug}`,
    erpStoreId: String(FIRST_ERP_NUMBER + index),
    name: site.suburb,
    path: `stores/${slug}`,
    images: [{ url: storeFrontPath(slug), alt: `The Wattle store in ${site.suburb}` }],
    addressStreetOne: site.street,
    addressStreetTwo: site.street2 ?? '',
    addressCity: site.suburb,
    addressState: site.state,
    addressPostcode: site.postcode,
    phone: site.phone,
    timeZone,
    weeklyHours: WEEKS[site.week],
    seasonalHours: listSeasonalHours(site.state, dayInTimeZone(now, timeZone)),
    services: [...site.services.map((name) => SERVICES[name]), `Working display: ${site.display}`],
    description: `${site.about}\n\n${site.access}`,
    _geoloc: { lat: site.lat, lng: site.lng },
    visibleIn: { index: true },
  };
}

/** The stores of the demo shop; `now` (seconds) decides only which holiday hours are listed [D-3-22 D-3-23]. */
export function generateStores({ now }: { readonly now: number }): Store[] {
  return STORE_SITES.map((site, index) => toStore(site, index, now));
}
