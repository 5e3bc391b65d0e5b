import { STATE_TIME_ZONES } from '@wattle/domain/delivery';
import { slugify } from '@wattle/domain/links';
import type { Store } from '@wattle/domain/stores';
import { storeFrontPath } from '../pictures/draw-picture.ts';
import { dayInTimeZone } from './calendar-day.ts';
import { listSeasonalHours } from './seasonal-hours.ts';
import { SERVICES, STORE_SITES, type StoreSite } from './store-site.ts';
import { WEEKS } from './weekly-hours.ts';

const FIRST_ERP_NUMBER = 101;

type Place = Omit<StoreSite, 'services' | 'display' | 'about' | 'access'>;

/** A store at this place; `now` (seconds) only decides which holiday hours are listed [D-3-23]. */
export function storeAt(
  { name, week, addressStreetTwo = '', ...place }: Place,
  more: Pick<Store, 'erpStoreId' | 'images' | 'services' | 'description'>,
  now: number,
): Store {
  const slug = slugify(name);
  const timeZone = STATE_TIME_ZONES[place.addressState];
  return {
    ...place,
    ...more,
    id: `store-${slug}`,
    name,
    path: `stores/${slug}`,
    addressStreetTwo,
    addressCity: name,
    timeZone,
    weeklyHours: WEEKS[week],
    seasonalHours: listSeasonalHours(place.addressState, dayInTimeZone(now, timeZone)),
    visibleIn: { index: true },
  };
}

/** The demo stores [D-3-22]. */
export const generateStores = ({ now }: { readonly now: number }): Store[] =>
  STORE_SITES.map(({ services, display, about, access, ...place }, index) => {
    const images = [{ url: storeFrontPath(slugify(place.name)), alt: `The Wattle store in ${place.name}` }];
    const offered = [...services.map((name) => SERVICES[name]), `Working display: ${display}`];
    const erpStoreId = String(FIRST_ERP_NUMBER + index);
    return storeAt(place, { erpStoreId, images, services: offered, description: `${about}\n\n${access}` }, now);
  });
