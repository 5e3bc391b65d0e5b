import type { AddressFields } from '@wattle/domain/account';
import type { EnteredAddress } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import { type ReactNode, useState } from 'react';
import { AddressSearch } from '../../../goods/address/address-search.tsx';
import type { FoundAddress } from '../../../goods/address/use-address-suggestions.ts';
import { keepAddressDraft } from '../../../shopper/checkout/checkout-store.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import section from '../shipping/section.module.css';
import { AddressForm } from './address-form.tsx';
import type { AddressKind } from './address-part-props.ts';
import { readFound, startAddress } from './start-address.ts';

type Props = {
  kind: AddressKind;
  title: string;
  /** Shown above the fields; the search uses the title as its label. */
  heading: ReactNode;
  /** The address being edited; null when there is none yet. */
  start: EnteredAddress | null;
  onEntered: (address: EnteredAddress, isTyped: boolean) => void;
  /** Null: no cancel button. */
  onCancel: (() => void) | null;
};

/** Address search first: a complete result is accepted at once. Manual entry is always possible. */
export function EnterAddress({ kind, title, heading, start, onEntered, onCancel }: Props) {
  const { kept } = useCheckoutPage();
  const draft = kind === 'delivery' && start === null ? kept.addressDraft : null;
  const empty = startAddress(null, kept.contact);
  const [typed, setTyped] = useState<AddressFields | null>(() => start ?? (draft && { ...empty, ...draft }));
  const [isAsked, setAsked] = useState(start !== null);
  const show = (values: AddressFields | null): void => {
    setAsked(true);
    setTyped(values);
  };
  const take = (address: FoundAddress) => {
    const found = readFound(address, kept.contact);
    if ('entered' in found) onEntered(found.entered, false);
    else show(found.toComplete);
  };
  // prefill the street with what was typed before the suburb
  const byHand = (words: string) => show({ ...empty, street1: words.split(',')[0]?.trim() ?? '' });
  if (typed) {
    return (
      <>
        {heading}
        <AddressForm
          start={typed}
          isAsked={isAsked}
          onTyped={(values) => kind === 'delivery' && keepAddressDraft(values)}
          onSearch={() => {
            if (kind === 'delivery') keepAddressDraft(null);
            show(null);
          }}
          onEntered={onEntered}
          onCancel={onCancel}
        />
      </>
    );
  }
  return (
    <>
      <AddressSearch label={title} takesFocus={isAsked} onFound={take} onByHand={byHand} />
      <button type="button" className={`link ${section.act}`} onClick={() => byHand('')}>
        {checkoutWords.enterAddressManually}
      </button>
    </>
  );
}
