import type { AddressFields } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { putFields, sendFields, typeField } from './address-values.ts';

const HOME: AddressFields = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC',
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};
const start = { values: HOME, reasons: [] };
const letters = (count: number) => 'x'.repeat(count);
const said = ({ reasons }: Pick<ReturnType<typeof sendFields>, 'reasons'>) =>
  reasons.map(({ code, params }) => [code, params?.max]);

describe('an address that is typed', () => {
  it.each([
    ['street1', 'STREET1_TOO_LONG', 40, '[C-5-55 C-5-56]'],
    ['suburb', 'SUBURB_TOO_LONG', 20, '[C-5-61 C-5-62]'],
  ] as const)(
    "%s has the form's limit while typing, the label's when it is sent: %s, %i %s",
    (field, code, max, _ids) => {
      const fifty = typeField(start, field, letters(50));
      expect([said(fifty), said(sendFields(fifty))]).toEqual([[], [[code, max]]]);
      expect(said(typeField(start, field, letters(51)))).toEqual([[code, 50]]);
      expect(said(sendFields(typeField(start, field, letters(max))))).toEqual([]);
    },
  );

  it('says of a field what is wrong once, and nothing any more when it is right', () => {
    const long = typeField(typeField(start, 'suburb', letters(51)), 'suburb', letters(52));
    expect(said(long)).toEqual([['SUBURB_TOO_LONG', 50]]);
    expect(said(typeField(long, 'suburb', 'Richmond'))).toEqual([]);
    expect(said(putFields(long, { suburb: 'Richmond' }))).toEqual([]);
  });

  it('is not called empty while it is cleared, only when it is sent [C-5-54]', () => {
    const cleared = typeField(start, 'street1', '');
    expect([said(cleared), said(sendFields(cleared))]).toEqual([[], [['STREET1_EMPTY', undefined]]]);
  });

  it('is an address of Australia or none [C-5-49]', () => {
    expect(sendFields(start).address).toEqual(HOME);
    const elsewhere = sendFields({ values: { ...HOME, country: 'NZ' }, reasons: [] });
    expect([said(elsewhere), elsewhere.address]).toEqual([[['COUNTRY_INVALID', undefined]], null]);
  });
});
