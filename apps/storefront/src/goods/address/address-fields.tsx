import { type AddressFields as Fields, STATES } from '@wattle/domain';
import { Checkbox } from '../../ui/checkbox.tsx';
import panel from '../../ui/panel.module.css';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './address-fields.module.css';
import { AddressSearch } from './address-search.tsx';
import type { useAddressForm } from './use-address-form.ts';
import type { FoundAddress } from './use-address-suggestions.ts';

type Form = ReturnType<typeof useAddressForm>;

/** What the inputs of an address need of a form. */
export type AddressInputsForm = {
  readonly values: Fields;
  readonly errorOf: (field: keyof Fields) => string | undefined;
  readonly setText: (field: keyof Fields, text: string) => void;
  readonly setFound: (address: FoundAddress) => void;
};

type TextProps = {
  form: AddressInputsForm;
  field: keyof Fields;
  label: string;
  autoComplete: string;
  optional?: boolean;
  inputMode?: 'numeric';
  maxLength?: number;
};

const STATE_OPTIONS = [{ value: '', label: 'Choose' }, ...STATES.map((state) => ({ value: state, label: state }))];

/** The fields of an address that is saved. */
export function AddressFields({ form }: { form: Form }) {
  return (
    <div className={styles.fields}>
      <AddressInputs form={form} />
      <Defaults form={form} />
    </div>
  );
}

type InputsProps = {
  form: AddressInputsForm;
  /** Where a search is not beside it already. */
  hasSearch?: boolean;
};

/** The inputs of an address. One that is found fills them in; each can be typed as well. */
export function AddressInputs({ form, hasSearch = true }: InputsProps) {
  return (
    <>
      <Text form={form} field="contactName" label="Name" autoComplete="name" />
      {hasSearch && <AddressSearch onFound={form.setFound} />}
      <div className={panel.row}>
        <Text form={form} field="street1" label="Street address" autoComplete="address-line1" />
        <Text form={form} field="street2" label="Unit, level, building" autoComplete="address-line2" optional />
      </div>
      <div className={styles.place}>
        <Text form={form} field="suburb" label="Town or suburb" autoComplete="address-level2" />
        <Select
          label="State or territory"
          name="state"
          autoComplete="address-level1"
          options={STATE_OPTIONS}
          value={form.values.state}
          error={form.errorOf('state')}
          onChange={(event) => form.setText('state', event.currentTarget.value)}
        />
        <Text form={form} field="postcode" label="Postcode" autoComplete="postal-code" inputMode="numeric" />
      </div>
      <Text form={form} field="company" label="Company" autoComplete="organization" optional />
    </>
  );
}

function Text({ form, field, ...input }: TextProps) {
  return (
    <TextInput
      {...input}
      name={field}
      value={form.values[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.setText(field, event.currentTarget.value)}
    />
  );
}

/** There is always one default: it moves to another address, and is not taken away. */
function Defaults({ form: { values, start, put } }: { form: Form }) {
  return (
    <div>
      <Checkbox
        label="Use by default for delivery"
        checked={values.isDefaultShipping}
        disabled={start.isDefaultShipping}
        onChange={(event) => put({ isDefaultShipping: event.currentTarget.checked })}
      />
      <Checkbox
        label="Use by default for bills"
        checked={values.isDefaultBilling}
        disabled={start.isDefaultBilling}
        onChange={(event) => put({ isDefaultBilling: event.currentTarget.checked })}
      />
    </div>
  );
}
