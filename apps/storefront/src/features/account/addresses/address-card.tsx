import type { Address } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import * as accountAddressesWords from '@wattle/messages/account-addresses';
import { addressLines } from '@wattle/messages/address-lines';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './address-book.module.css';

type Props = {
  address: Address;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** A saved address with its defaults and actions. */
export function AddressCard({ address, isBusy, onEdit, onRemove, onMakeDefault }: Props) {
  const { contactName, company, isDefaultBilling, isDefaultShipping, street1 } = address;
  const [, ...lines] = company === '' ? ['', ...addressLines(address)] : addressLines(address);
  const act = (words: string, press: () => void) => (
    <button type="button" className={classNames('link', panel.act)} aria-busy={isBusy} onClick={press}>
      {words}
      <VisuallyHidden> {accountAddressesWords.theAddressOf(street1, contactName)}</VisuallyHidden>
    </button>
  );
  const missing = missingDefault(address);
  return (
    <li className={classNames(panel.panel, styles.address)}>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className={styles.tags}>
          {isDefaultShipping && <span className={styles.tag}>{accountWords.defaultDelivery}</span>}
          {isDefaultBilling && <span className={styles.tag}>{accountWords.defaultBilling}</span>}
        </p>
      )}
      <h2>{company === '' ? contactName : `${contactName}, ${company}`}</h2>
      <p className={styles.lines}>{lines.join('\n')}</p>
      <p className={styles.acts}>
        {act('Edit', onEdit)}
        {act('Remove', onRemove)}
        {missing && act(missing, onMakeDefault)}
      </p>
    </li>
  );
}

function missingDefault({ isDefaultBilling, isDefaultShipping }: Address): string | null {
  if (isDefaultBilling && isDefaultShipping) return null;
  if (isDefaultShipping) return accountWords.useForBills;
  return isDefaultBilling ? accountWords.useForDelivery : accountWords.makeDefault;
}
