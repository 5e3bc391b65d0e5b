import { imageAddress } from '../images/image.ts';
import { imageUrl } from '../images/image-url.ts';
import { COUNTRY, CURRENCY } from '../settings/shop-constants.ts';
import type { Store } from '../stores/store.ts';
import { openingHoursData } from './opening-hours-data.ts';
import { organizationId } from './organization-data.ts';
import { SCHEMA_ORG, type StructuredData, type StructuredPart, wholeAddress } from './structured-data.ts';

const IMAGE_WIDTH = 1200;

/** A store, for search engines: an electronics store in Australia [D-9-59 D-9-60 D-9-61 D-9-62 D-9-63]. */
export function storeData(store: Store, origin: string, nowMs: number): StructuredData {
  const address = wholeAddress(origin, store.path);
  const images = store.images.flatMap((image) => imageAddress(image) ?? []);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'ElectronicsStore',
    '@id': `${address}#store`,
    name: store.name,
    url: address,
    ...(store.description !== '' && { description: store.description }),
    ...(images.length > 0 && {
      image: images.map((image) => wholeAddress(origin, imageUrl(image, { width: IMAGE_WIDTH }))),
    }),
    ...(store.phone !== '' && { telephone: store.phone }),
    address: postalAddress(store),
    geo: { '@type': 'GeoCoordinates', latitude: store._geoloc.lat, longitude: store._geoloc.lng },
    currenciesAccepted: CURRENCY,
    parentOrganization: { '@id': organizationId(origin) },
    openingHoursSpecification: openingHoursData(store, nowMs),
  };
}

function postalAddress(store: Store): StructuredPart {
  const street = [store.addressStreetOne, store.addressStreetTwo].filter((line) => line.trim() !== '').join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: store.addressCity,
    addressRegion: store.addressState,
    postalCode: store.addressPostcode,
    addressCountry: COUNTRY,
  };
}
