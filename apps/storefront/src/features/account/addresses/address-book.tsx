import type { Address, Customer } from '@wattle/domain/account';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import * as addressWords from '@wattle/messages/account-addresses';
import * as commonWords from '@wattle/messages/common';
import { useRef, useState } from 'react';
import { AddressDialog } from '../../../goods/address/address-dialog.tsx';
import { dropAddress, saveAddress } from '../../../goods/address/change-addresses.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { Icon } from '../../../ui/icon.tsx';
import panel from '../../../ui/panel.module.css';
import styles from './address-book.module.css';
import { AddressCard } from './address-card.tsx';

/** The address being edited; 'new' when adding one. */
type Open = Address | 'new' | null;
type Notice = { readonly words: string; readonly removed?: Address };

const isSaved = (address: Address): Promise<boolean> =>
  saveAddress(address).then(
    (refusal) => refusal === undefined,
    () => false,
  );

/** Saved addresses with their defaults: add, change and remove, with undo. */
export function AddressBook({ customer }: { customer: Customer }) {
  const { addAlert } = useAlerts();
  const [open, setOpen] = useState<Open>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const banner = useRef<HTMLDivElement>(null);

  const run = async (work: Promise<boolean>, next: Notice): Promise<void> => {
    setBusy(true);
    const isDone = await work;
    setBusy(false);
    if (!isDone) return addAlert({ content: ADDRESS_MESSAGES.notChanged, type: 'ERROR' });
    setNotice(next);
    // the pressed button may no longer exist
    banner.current?.focus();
  };
  const act = (work: () => Promise<boolean>, next: Notice): void => {
    if (!isBusy) void run(work(), next);
  };

  return (
    <>
      <div ref={banner} tabIndex={-1} role="status" className={styles.banner}>
        {notice && (
          <Banner
            notice={notice}
            onUndo={(address) => act(() => isSaved(address), { words: addressWords.addressBack })}
          />
        )}
      </div>
      <ul className={styles.addresses}>
        {customer.addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isBusy={isBusy}
            onEdit={() => setOpen(address)}
            onRemove={() =>
              act(() => dropAddress(address.id), { words: addressWords.addressRemoved, removed: address })
            }
            onMakeDefault={() => act(() => isSaved(asDefault(address)), { words: defaultWords(address) })}
          />
        ))}
        <li>
          <button type="button" className={styles.add} onClick={() => setOpen('new')}>
            <Icon name="plus" /> {accountWords.addAnAddress}
          </button>
        </li>
      </ul>
      {open !== null && (
        <AddressDialog
          customer={customer}
          address={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            setNotice({ words: open === 'new' ? addressWords.addressAdded : addressWords.addressSaved });
          }}
        />
      )}
    </>
  );
}

const asDefault = (address: Address): Address => ({ ...address, isDefaultBilling: true, isDefaultShipping: true });

const defaultWords = ({ street1 }: Address): string => `${street1} is your default for delivery and bills.`;

function Banner({ notice: { words, removed }, onUndo }: { notice: Notice; onUndo: (address: Address) => void }) {
  return (
    <p className={panel.saved}>
      <Icon name="check" />
      <span>{words}</span>
      {removed && (
        <button type="button" className={styles.undo} onClick={() => onUndo(removed)}>
          {commonWords.undo}
        </button>
      )}
    </p>
  );
}
