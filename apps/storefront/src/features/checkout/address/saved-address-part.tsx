import type { Address, Customer } from '@wattle/domain/account';
import { resolveAddress } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import { useEffect, useState } from 'react';
import { AddressDialog } from '../../../goods/address/address-dialog.tsx';
import { knownCustomer } from '../../../shopper/account/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { AddressModal } from './address-modal.tsx';
import type { AddressKind, AddressPartProps } from './address-part-props.ts';
import { ChosenAddress } from './chosen-address.tsx';

type Props = AddressPartProps & { customer: Customer };

const isDefaultFor = (kind: AddressKind, address: Address): boolean =>
  kind === 'delivery' ? address.isDefaultShipping : address.isDefaultBilling;

/** A customer's address: their default at first, or another saved or new one from the dialog [C-2-49 C-3-03]. */
export function SavedAddressPart({ kind, chosen, onChoose, customer }: Props) {
  const { addresses } = customer;
  const [opened, setOpened] = useState<'LIST' | 'NEW' | null>(null);
  const address = resolveAddress(chosen, addresses);
  const fallback = addresses.find((one) => isDefaultFor(kind, one)) ?? addresses[0];
  const defaultId = address === null ? fallback?.id : undefined;
  useEffect(() => {
    if (defaultId !== undefined) onChoose({ type: 'SELECTED', id: defaultId }, false);
  }, [defaultId, onChoose]);
  // the button that opened the dialog goes when the first address is there
  const [isFirst, setFirst] = useState(false);
  const take = (id: string) => {
    setFirst(address === null);
    setOpened(null);
    onChoose({ type: 'SELECTED', id }, false);
  };
  return (
    <>
      {address ? (
        <ChosenAddress address={address} onChange={() => setOpened('LIST')} takesFocus={isFirst} />
      ) : (
        <Button kind="second" icon="plus" onClick={() => setOpened('NEW')}>
          {checkoutWords.addAnAddress}
        </Button>
      )}
      {opened === 'LIST' && (
        <AddressModal
          title={kind === 'delivery' ? checkoutWords.chooseDeliveryAddress : checkoutWords.chooseBillingAddress}
          addresses={addresses}
          chosenId={chosen?.type === 'SELECTED' ? chosen.id : null}
          onChoose={take}
          onAdd={() => setOpened('NEW')}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'NEW' && (
        <AddressDialog
          customer={customer}
          address={null}
          onClose={() => setOpened(null)}
          onSaved={() => {
            const added = newestOf(addresses);
            if (added) take(added.id);
            else setOpened(null);
          }}
        />
      )}
    </>
  );
}

/** The address that was just added. */
const newestOf = (before: readonly Address[]): Address | undefined =>
  knownCustomer()?.addresses.find(({ id }) => !before.some((one) => one.id === id));
