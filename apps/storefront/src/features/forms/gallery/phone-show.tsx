import { checkPhone, type Telephone } from '@wattle/domain/forms';
import { marketingFormMessages } from '@wattle/messages';
import { useState } from 'react';
import { PhoneField } from '../../../goods/forms/phone-field.tsx';
import { readLoadedPhone, usePhoneLibrary } from '../../../goods/forms/phone-library.ts';

const ANY = { required: false };
const PINNED = ['AU', 'NZ'];

const NOTHING: Telephone = { countryCode: 'AU', number: '' };

/** The phone field: any country, two pinned. An initial number shows as if already left. */
export function PhoneShow({ start = NOTHING }: { start?: Telephone }) {
  const [value, setValue] = useState(start);
  const [isTouched, setTouched] = useState(start.number !== '');
  // validate once the phone library has loaded
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
