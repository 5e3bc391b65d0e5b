import { checkPhone, type Telephone } from '@wattle/domain';
import { marketingFormMessages } from '@wattle/messages';
import { useState } from 'react';
import { PhoneField } from '../phone-field.tsx';
import { readLoadedPhone } from '../phone-library.ts';

const ANY = { required: false };
const PINNED = ['AU', 'NZ'];

/** The general field: any country, two of them pinned. */
export function PhoneShow() {
  const [value, setValue] = useState<Telephone>({ countryCode: 'AU', number: '' });
  const [isTouched, setTouched] = useState(false);
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
