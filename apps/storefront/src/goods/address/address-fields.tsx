import type { AddressFields as Fields } from '@wattle/domain/account';
import { STATES } from '@wattle/domain/stores';
import * as addressWords from '@wattle/messages/address';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import panel from '../../ui/panel.module.css';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './address-fields.module.css';
import type { AddressValues } from './address-form.ts';
import { AddressSearch } from './address-search.tsx';
import type { FoundAddress } from './use-address-suggestions.ts';

type InputsForm = Form<Fields>;

const STATE_OPTIONS = [{ value: '', label: 'Choose' }, ...STATES.map((state) => ({ value: state, label: state }))];

type SavedProps = { form: Form<AddressValues>; initial: AddressValues };

/** The fields of a saved address. */
export function AddressFields(props: SavedProps) {
  return (
    <div className={styles.fields}>
      <AddressInputs form={props.form} />
      <Defaults {...props} />
    </div>
  );
}

type InputsProps = {
  form: InputsForm;
  /** False when the page already has an address search. */
  hasSearch?: boolean;
};

/** Address inputs. A search result fills them in; each can also be typed. */
export function AddressInputs({ form, hasSearch = true }: InputsProps) {
  return (
    <>
      <TextInput {...form.field('contactName')} label={addressWords.name} autoComplete="name" />
      {hasSearch && <AddressSearch onFound={(found) => form.put(partsOf(found))} />}
      <div className={panel.row}>
        <TextInput {...form.field('street1')} label={addressWords.streetAddress} autoComplete="address-line1" />
        <TextInput {...form.field('street2')} label={addressWords.unit} autoComplete="address-line2" optional />
      </div>
      <div className={styles.place}>
        <TextInput {...form.field('suburb')} label={addressWords.townOrSuburb} autoComplete="address-level2" />
        <Select
          {...form.field('state')}
          label={addressWords.state}
          autoComplete="address-level1"
          options={STATE_OPTIONS}
        />
        <TextInput
          {...form.field('postcode')}
          label={addressWords.postcode}
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
      <TextInput {...form.field('company')} label={addressWords.company} autoComplete="organization" optional />
    </>
  );
}

const partsOf = ({ street1, street2, suburb, state, postcode }: FoundAddress) => ({
  street1,
  street2,
  suburb,
  state,
  postcode,
});

/** There is always a default: it can move to another address, but not be cleared. */
function Defaults({ form, initial }: SavedProps) {
  return (
    <div>
      <Checkbox
        label={addressWords.useForDelivery}
        checked={form.values.isDefaultShipping}
        disabled={initial.isDefaultShipping}
        onChange={(event) => form.set('isDefaultShipping', event.currentTarget.checked)}
      />
      <Checkbox
        label={addressWords.useForBills}
        checked={form.values.isDefaultBilling}
        disabled={initial.isDefaultBilling}
        onChange={(event) => form.set('isDefaultBilling', event.currentTarget.checked)}
      />
    </div>
  );
}
