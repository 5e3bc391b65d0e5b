import type { State, Store } from '@wattle/domain/stores';
import { storeFrontPath } from '../pictures/draw-picture.ts';
import { dayInTimeZone } from './calendar-day.ts';
import { listSeasonalHours } from './seasonal-hours.ts';
import { SERVICES, STORE_SITES, type StoreSite } from './store-site.ts';
import { WEEKS } from './weekly-hours.ts';

export const TIME_ZONES: Readonly<Record<State, string>> = {
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
  const slug = site.name.toLowerCase().replaceAll(' ', '-');
  const timeZone = TIME_ZONES[site.addressState];
  return {
    id: `store-${slug}`,
    erpStoreId: String(FIRST_ERP_NUMBER + index),
    name: site.name,
    path: `stores/${slug}`,
    images: [{ url: storeFrontPath(slug), alt: `The Wattle store in ${site.name}` }],
    addressStreetOne: site.addressStreetOne,
    addressStreetTwo: site.addressStreetTwo ?? '',
    addressCity: site.name,
    addressState: site.addressState,
    addressPostcode: site.addressPostcode,
    phone: site.phone,
    timeZone,
    weeklyHours: WEEKS[site.week],
    seasonalHours: listSeasonalHours(site.addressState, dayInTimeZone(now, timeZone)),
    services: [...site.services.map((name) => SERVICES[name]), `Working display: ${site.display}`],
    description: `${site.about}\n\n${site.access}`,
    _geoloc: site._geoloc,
    visibleIn: { index: true },
  };
}

/** The demo stores; `now` (seconds) only decides which holiday hours are listed [D-3-22 D-3-23]. */
export const generateStores = ({ now }: { readonly now: number }): Store[] =>
  STORE_SITES.map((site, index) => toStore(site, index, now));
