import { checkAddressToSave, type EnteredAddress } from '@wattle/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import fields from '../../account/address-fields.module.css';
import { AddressInputs } from '../../account/address-fields.tsx';
import { AddressSearch } from '../../address/address-search.tsx';
import type { FoundAddress } from '../../address/use-address-suggestions.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import section from '../shipping/section.module.css';
import type { AddressKind } from './address-part.tsx';
import { startAddress } from './start-address.ts';
import { useEnteredAddress } from './use-entered-address.ts';

type Props = {
  kind: AddressKind;
  /** The one that is changed; null: none yet. */
  start: EnteredAddress | null;
  onEntered: (address: EnteredAddress, isTyped: boolean) => void;
  /** Null: there is nothing to go back to. */
  onCancel: (() => void) | null;
};

/** Search first: one that is found whole is taken at once. Typing by hand is always possible. */
export function EnterAddress({ kind, start, onEntered, onCancel }: Props) {
  const { kept } = useCheckoutPage();
  const [found, setFound] = useState<FoundAddress | null>(null);
  const [isByHand, setByHand] = useState(start !== null);
  const take = (address: FoundAddress) => {
    const checked = checkAddressToSave({ ...startAddress(null, kept.contact), ...address });
    if (checked.status === 'SUCCESS') return onEntered(checked.value, false);
    // a name or a part is missing, or too long for a label: the shopper says the rest
    setFound(address);
    setByHand(true);
  };
  if (isByHand) {
    return <AddressForm key={found?.street1} {...{ kind, start, found, onEntered, onCancel }} />;
  }
  return (
    <>
      <AddressSearch onFound={take} />
      <button type="button" className={`link ${section.act}`} onClick={() => setByHand(true)}>
        Type the address by hand
      </button>
    </>
  );
}

function AddressForm({ start, found, onEntered, onCancel }: Props & { found: FoundAddress | null }) {
  const { kept } = useCheckoutPage();
  const form = useEnteredAddress({ start: { ...startAddress(start, kept.contact), ...found }, onEntered });
  const { doubt } = form;
  return (
    <form className={fields.fields} noValidate onSubmit={form.submit}>
      <AddressInputs form={form} />
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
      <p>
        <Button type="submit" kind="second" loading={form.isBusy} loadingLabel="Checking">
          Use this address
        </Button>{' '}
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}
