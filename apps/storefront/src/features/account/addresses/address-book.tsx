import type { Address, Customer } from '@wattle/domain';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import { useRef, useState } from 'react';
import { AddressDialog } from '../../../goods/address/address-dialog.tsx';
import { dropAddress, saveAddress } from '../../../goods/address/change-addresses.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { Icon } from '../../../ui/icon.tsx';
import panel from '../../../ui/panel.module.css';
import styles from './address-book.module.css';
import { AddressCard } from './address-card.tsx';

/** The dialog is for this one; 'new' for one that is not there yet. */
type Open = Address | 'new' | null;
type Told = { readonly words: string; readonly removed?: Address };

/** Saved addresses with their defaults: add, change, remove. What was removed can be put back. */
export function AddressBook({ customer }: { customer: Customer }) {
  const { addAlert } = useAlerts();
  const [open, setOpen] = useState<Open>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const banner = useRef<HTMLDivElement>(null);

  const run = async (work: Promise<boolean>, next: Told): Promise<void> => {
    setBusy(true);
    const isDone = await work;
    setBusy(false);
    if (!isDone) return addAlert({ content: ADDRESS_MESSAGES.notChanged, type: 'ERROR' });
    setTold(next);
    // the button that was pressed may be gone
    banner.current?.focus();
  };
  const act = (work: () => Promise<boolean>, next: Told): void => {
    if (!isBusy) void run(work(), next);
  };

  return (
    <>
      <div ref={banner} tabIndex={-1} role="status" className={styles.banner}>
        {told && <Banner told={told} onUndo={(address) => act(() => saveAddress(address), { words: 'It is back.' })} />}
      </div>
      <ul className={styles.addresses}>
        {customer.addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isBusy={isBusy}
            onEdit={() => setOpen(address)}
            onRemove={() => act(() => dropAddress(address.id), { words: 'The address was removed.', removed: address })}
            onMakeDefault={() => act(() => saveAddress(asDefault(address)), { words: defaultWords(address) })}
          />
        ))}
        <li>
          <button type="button" className={styles.add} onClick={() => setOpen('new')}>
            <Icon name="plus" /> Add an address
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
            setTold({ words: open === 'new' ? 'The address was added.' : 'The address was saved.' });
          }}
        />
      )}
    </>
  );
}

const asDefault = (address: Address): Address => ({ ...address, isDefaultBilling: true, isDefaultShipping: true });

const defaultWords = ({ street1 }: Address): string => `${street1} is your default for delivery and bills.`;

function Banner({ told: { words, removed }, onUndo }: { told: Told; onUndo: (address: Address) => void }) {
  return (
    <p className={panel.saved}>
      <Icon name="check" />
      <span>{words}</span>
      {removed && (
        <button type="button" className={styles.undo} onClick={() => onUndo(removed)}>
          Undo
        </button>
      )}
    </p>
  );
}
