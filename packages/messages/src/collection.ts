export const toPlace = (place: string): string => `to ${place}`;
export const storesNotLoaded = 'We could not load the stores near you.';
export const noStoreToCollectFrom = 'No store to collect from';
export const nearestTooFar = (suburb: string): string => `The nearest is more than 200 km from ${suburb}.`;
export const nearestStores = (count: number): string => `${count} nearest stores, live stock`;
export const noneInAStoreNearYou = 'None in a store near you';
export const collectFree = (pickup: string): string => `Collect free ${pickup}`;
export const seeIt = 'See it';
export const atName = (name: string): string => `at ${name}`;
