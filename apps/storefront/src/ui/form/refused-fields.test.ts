import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const MESSAGES = { STREET1_TOO_LONG: 'Use {max} letters.', POSTCODE_INVALID: 'Enter a postcode.' };
const refusal = (field: string, code: string, max = 0) => ({ code: 'MISSING_DATA', field, params: { code, max } });

it('puts what the server says into the words of the form, by field', () => {
  const reasons = [
    refusal('addresses.1.street1', 'STREET1_TOO_LONG', 40),
    refusal('addresses.0.postcode', 'POSTCODE_INVALID'),
    refusal('addresses.1.postcode', 'UNHEARD_OF'),
    { code: 'UNAVAILABLE' },
  ];
  expect(refusedFields(reasons, MESSAGES, 'addresses.1.')).toEqual({ street1: 'Use 40 letters.' });
  expect(refusedFields([refusal('postcode', 'POSTCODE_INVALID')], MESSAGES)).toEqual({ postcode: 'Enter a postcode.' });
});
