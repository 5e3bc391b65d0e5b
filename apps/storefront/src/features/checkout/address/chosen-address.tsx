import type { EnteredAddress } from '@wattle/domain/checkout';
import { addressLines } from '@wattle/messages/address-lines';
import { theAddress } from '@wattle/messages/checkout-address';
import * as commonWords from '@wattle/messages/common';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import section from '../shipping/section.module.css';
import styles from './address-part.module.css';

type Props = {
  address: EnteredAddress;
  onChange: () => void;
  /** It takes the place of the field in which it was chosen. */
  takesFocus: boolean;
};

/** The chosen address, with a change button. */
export function ChosenAddress({ address, onChange, takesFocus }: Props) {
  const lines = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) lines.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.chosen}>
      <p ref={lines} tabIndex={-1}>
        <b>{address.contactName}</b>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="button" className={`link ${section.act}`} onClick={onChange}>
        {commonWords.change}
        <VisuallyHidden>{theAddress(address.street1)}</VisuallyHidden>
      </button>
    </div>
  );
}
