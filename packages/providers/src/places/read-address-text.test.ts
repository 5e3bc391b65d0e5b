import { expect, it } from 'vitest';
import { readAddressText } from './read-address-text.ts';

it.each([
  ['22 barkly st', '', '22 Barkly Street', ''],
  ['22 Barkly St, Foots', '', '22 Barkly Street', 'Foots'],
  ['22 barkly street footscray vic', '', '22 Barkly Street', 'footscray vic'],
  ['3/22 Barkly St 3011', '3', '22 Barkly Street', '3011'],
  ['unit 12b, 4-6 high rd preston', '12B', '4-6 High Road', 'preston'],
  ['Apt 5 22a Barkly Ave.', '5', '22A Barkly Avenue', ''],
  ['7 St Georges Rd', '', '7 St Georges Road', ''],
  ['1 the esplanade, torquay', '', '1 The Esplanade', 'torquay'],
  ['9 McDonald Pl', '', '9 McDonald Place', ''],
  ["8 O'CONNELL TCE", '', "8 O'connell Terrace", ''],
  ['  22   barkly   st  ', '', '22 Barkly Street', ''],
])('reads %j', (typed, unit, street, place) => {
  expect(readAddressText(typed)).toEqual({ unit, street, place });
});

it.each(['', '22', '22 ', 'barkly st', 'footscray', '22 barkly', '22 , footscray', '3/', 'st 22'])(
  'sees no address in %j yet',
  (typed) => {
    expect(readAddressText(typed)).toBeUndefined();
  },
);
