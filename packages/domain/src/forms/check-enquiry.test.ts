import { expect, it } from 'vitest';
import { checkEnquiry } from './check-enquiry.ts';

it.each([
  ['may have 500 characters [D-9-70]', 'x'.repeat(500), undefined],
  ['may have 500 bytes [D-9-71]', 'é'.repeat(250), undefined],
  ['may not be empty', '', { code: 'ENQUIRY_EMPTY', field: 'enquiry' }],
  [
    'may not have 501 characters [D-9-70]',
    'x'.repeat(501),
    { code: 'ENQUIRY_TOO_LONG', field: 'enquiry', params: { max: 500 } },
  ],
  ['may not have 502 bytes [D-9-71]', 'é'.repeat(251), { code: 'ENQUIRY_TOO_MANY_BYTES', field: 'enquiry' }],
  ['may not have a tag in it', 'Is it <b>big</b>?', { code: 'ENQUIRY_CHARACTERS_INVALID', field: 'enquiry' }],
])('an enquiry %s', (_, enquiry, expected) => {
  expect(checkEnquiry(enquiry)).toEqual(expected);
});
