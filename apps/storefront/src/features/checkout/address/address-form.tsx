import type { AddressFields } from '@wattle/domain/account';
import type { EnteredAddress } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { useEffect } from 'react';
import fields from '../../../goods/address/address-fields.module.css';
import { AddressInputs } from '../../../goods/address/address-fields.tsx';
import { ADDRESS_RULES } from '../../../goods/address/address-rules.ts';
import { Doubt } from '../../../goods/address/doubt.tsx';
import { useDoubt } from '../../../goods/address/use-doubt.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import section from '../shipping/section.module.css';
import styles from './address-part.module.css';

type Props = {
  start: AddressFields;
  /** The shopper asked for the form; not so when a reload restored it. */
  isAsked: boolean;
  /** Called with the values so far. */
  onTyped: (values: AddressFields) => void;
  onSearch: () => void;
  onEntered: (address: EnteredAddress, isTyped: boolean) => void;
  /** Null: no cancel button. */
  onCancel: (() => void) | null;
};

/** Address fields for this order [C-5-49…71]. */
export function AddressForm({ start, isAsked, onTyped, onSearch, onEntered, onCancel }: Props) {
  const { doubtOf, hasDoubt } = useDoubt();
  const form = useForm({
    ...ADDRESS_RULES,
    initial: start,
    send: async (address, { values }) => {
      if (await hasDoubt(address, values)) return {};
      onEntered(address, true);
      return undefined;
    },
  });
  useDraft(form, onTyped);
  const doubt = doubtOf(form.values);
  const place = form.bind.ref;
  useEffect(() => {
    // what was pressed for it is gone, and its focus with it
    if (!isAsked) return;
    const inputs = place.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    [...inputs].find(({ value }) => value === '')?.focus();
  }, [place, isAsked]);
  return (
    <form {...form.bind} className={fields.fields}>
      <AddressInputs form={form} hasSearch={false} />
      <FormFailure words={form.failure} />
      {doubt && <Doubt known={doubt} button={checkoutWords.useThisAddress} onTake={form.put} />}
      <div className={styles.tools}>
        <Button type="submit" kind="second" loading={form.isBusy} loadingLabel={commonWords.checking}>
          {checkoutWords.useThisAddress}
        </Button>
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            {commonWords.cancel}
          </Button>
        )}
        <button type="button" className={`link ${section.act}`} onClick={onSearch}>
          {checkoutWords.searchInstead}
        </button>
      </div>
    </form>
  );
}
