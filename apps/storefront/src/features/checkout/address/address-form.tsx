import type { AddressFields, EnteredAddress } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import fields from '../../../goods/address/address-fields.module.css';
import { AddressInputs } from '../../../goods/address/address-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import section from '../shipping/section.module.css';
import styles from './address-part.module.css';
import { useEnteredAddress } from './use-entered-address.ts';

type Props = {
  start: AddressFields;
  /** A field was left: what is typed so far. */
  onLeave: (values: AddressFields) => void;
  onSearch: () => void;
  onEntered: (address: EnteredAddress, isTyped: boolean) => void;
  /** Null: there is nothing to go back to. */
  onCancel: (() => void) | null;
};

/** The fields of an address that is typed for this order [C-5-49…71]. */
export function AddressForm({ start, onLeave, onSearch, onEntered, onCancel }: Props) {
  const form = useEnteredAddress({ start, onEntered });
  const { doubt } = form;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // whoever asked for the fields wants to type; those that a reload brought back wait
    if (document.activeElement === document.body) return;
    const inputs = place.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    [...inputs].find(({ value }) => value === '')?.focus();
  }, []);
  return (
    <form ref={place} className={fields.fields} noValidate onSubmit={form.submit} onBlur={() => onLeave(form.values)}>
      <AddressInputs form={form} hasSearch={false} />
      {doubt && (
        <Notice tone="warn">
          <span role="alert">
            We know {doubt.suburb} as {doubt.state} {doubt.postcode}. Check it, or press “Use this address” once more to
            keep it as it is.
          </span>{' '}
          <button type="button" className="link" onClick={() => form.setPlace(doubt)}>
            Use {doubt.state} {doubt.postcode}
          </button>
        </Notice>
      )}
      <div className={styles.tools}>
        <Button type="submit" kind="second" loading={form.isBusy} loadingLabel="Checking">
          Use this address
        </Button>
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <button type="button" className={`link ${section.act}`} onClick={onSearch}>
          Search for it instead
        </button>
      </div>
    </form>
  );
}
