import { checkPhone, type Telephone } from '@wattle/domain';
import { marketingFormMessages } from '@wattle/messages';
import { useState } from 'react';
import { PhoneField } from '../../../goods/forms/phone-field.tsx';
import { readLoadedPhone, usePhoneLibrary } from '../../../goods/forms/phone-library.ts';

const ANY = { required: false };
const PINNED = ['AU', 'NZ'];

const NOTHING: Telephone = { countryCode: 'AU', number: '' };

/** The general field: any country, two of them pinned. With a number to begin with, as if it had been left. */
export function PhoneShow({ start = NOTHING }: { start?: Telephone }) {
  const [value, setValue] = useState(start);
  const [isTouched, setTouched] = useState(start.number !== '');
  // what is wrong with a number is known as soon as the numbering plans are
  usePhoneLibrary();
  const checked = checkPhone(value, ANY, readLoadedPhone);
  const error = isTouched && 'code' in checked ? marketingFormMessages[checked.code] : undefined;
  return (
    <>
      <PhoneField
        value={value}
        onChange={setValue}
        onLeave={() => setTouched(true)}
        rule={ANY}
        pinned={PINNED}
        error={error}
        placeholder="0412 345 678"
      />
      <p className="hint">Sent as {('e164' in checked && checked.e164) || 'nothing'}</p>
    </>
  );
}
