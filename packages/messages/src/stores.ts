const countOfStores = (count: number): string => (count === 1 ? '1 store' : `${count} stores`);

export const mapOf = (count: number): string => `Map, ${countOfStores(count)}`;
export const mapKeys = (count: number): string => `${mapOf(count)}. Arrow keys move it, plus and minus zoom.`;
export const mapSource = 'Places: GeoNames. Coast: GSHHG. Roads simplified.';
/** The name of several stores on the map, with what stands on their pin: their numbers, or how many there are. */
export const storesAround = (shown: string, count: number, place: string): string => {
  const words = `${countOfStores(count)}, ${place}`;
  return words.startsWith(shown) ? words : `${shown}: ${words}`;
};
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomBack = 'Back to where the map began';

export const noneWithin = (reachKm: number, place: string): string => `No stores within ${reachKm} km of ${place}`;
export const countWithin = (countOfStores: string, withinKm: number, place: string): string =>
  `${countOfStores} within ${withinKm} km of ${place}`;
export const showMoreWithin = (count: number, reachKm: number): string => `Show ${count} more within ${reachKm} km`;
export const allStoresCount = (total: number): string => `All ${total} stores`;
export const nearestAway = (distance: string): string => `The nearest is ${distance} away.`;
export const weDeliverFurther = 'We deliver well beyond our stores. Call us on';

export const storesNear = (name: string): string => `Stores near ${name}`;
export const allStores = 'All stores';

export const makeMyStore = 'Make my store';
export const yourStore = 'Your store';

export const qtyAt = (qty: number, name: string): string => `${qty} at ${name}`;
export const lastQtyAt = (qty: number, name: string): string => `Last ${qty} at ${name}`;

export const australianCapitalTerritory = 'Australian Capital Territory';
export const newSouthWales = 'New South Wales';
export const northernTerritory = 'Northern Territory';
export const southAustralia = 'South Australia';
export const westernAustralia = 'Western Australia';

export const howFarIsItFromYou = 'How far is it from you?';
export const distanceFrom = (distance: string, suburb: string, postcode: string): string =>
  `${distance} from ${suburb} ${postcode}`;

export const findStores = 'Find stores';
export const looking = 'Looking';
export const queryTooShort = 'Enter at least three letters or digits, such as 3056 or Brunswick.';
export const suburbsDown = 'Suburb search is unavailable right now. Here are all our stores.';
export const suburbNotFound = (words: string): string =>
  `We could not find “${words}”. Check the spelling, or enter a four-digit postcode.`;

export const hours = 'Hours';
export const openingHours = 'Opening hours';

export const directions = 'Directions';
export const toStore = (name: string): string => `to ${name}`;
export const call = 'Call';

export const getThereOrCall = 'Get there, or call';

export const atThisStore = 'At this store';

export const onTheFloorToday = 'On the floor today';
export const inStockAt = (name: string): string => `In stock at ${name}: see it there, or collect it.`;

export const yourDeliverySuburb = 'Your delivery suburb.';
export const storesIntro = (total: number): string =>
  `${total} stores. Collect an order, see it before you buy, or have something repaired.`;

export const storeTitle = (name: string): string => `${name} store`;
export const storeMeta = (name: string, store: string, phone: string): string =>
  `Our ${name} store, ${store}: opening hours, services and how to get there. ${phone}.`;
export const storesMeta = (total: number): string =>
  `Find the nearest of our ${total} stores: addresses, opening hours, holiday hours and what each one offers.`;
