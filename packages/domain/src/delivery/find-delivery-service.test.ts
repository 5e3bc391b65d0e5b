import { expect, it } from 'vitest';
import { findDeliveryService } from './find-delivery-service.ts';
import { SAMPLE_RULES } from './testing/sample-rules.ts';

it.each([
  ['the first postcode of a zone', '3000', false, 'Parcel', 9],
  ['the last postcode of a zone', '3207', true, 'Large item, metropolitan', 69],
  ['the first of the next zone', '3208', true, 'Large item, regional', 99],
  ['a second range of a zone', '6797', true, 'Large item, regional', 99],
  ['a postcode that begins with 0', '0850', false, 'Parcel', 19.95],
])('serves %s', (_, postcode, isBigAndBulky, name, price) => {
  expect(findDeliveryService(SAMPLE_RULES, postcode, isBigAndBulky)).toMatchObject({ name, price });
});

it.each([
  ['a postcode outside every zone', '2000', false],
  ['the first of an area that is taken out', '6798', false],
  ['the last of an area that is taken out', '6799', true],
  ['what is big and bulky where only parcels go', '0850', true],
  ['what is no postcode', '300', false],
  ['what only begins like one', '30000', false],
  ['an empty one', '', false],
])('does not serve %s', (_, postcode, isBigAndBulky) => {
  expect(findDeliveryService(SAMPLE_RULES, postcode, isBigAndBulky)).toBeNull();
});

it('takes the first zone that holds the postcode', () => {
  const [metro, regional] = SAMPLE_RULES.zones;
  if (!metro || !regional) throw new Error('The sample has two zones.');
  const wide = { ...regional, postcodes: [{ from: '0000', to: '9999' }] };
  const find = (zones: typeof SAMPLE_RULES.zones) => findDeliveryService({ zones, notServed: [] }, '3056', true)?.price;
  expect(find([metro, wide])).toBe(69);
  expect(find([wide, metro])).toBe(99);
});
