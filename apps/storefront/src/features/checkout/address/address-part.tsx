import { resolveAddress } from '@wattle/domain/checkout';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { GapError } from '../shipping/gap-error.tsx';
import styles from '../shipping/section.module.css';
import type { AddressKind, AddressPartProps } from './address-part-props.ts';
import { ChosenAddress } from './chosen-address.tsx';
import { EnterAddress } from './enter-address.tsx';
import { SavedAddressPart } from './saved-address-part.tsx';

const TITLES: Readonly<Record<AddressKind, string>> = {
  delivery: checkoutWords.deliveryAddress,
  billing: checkoutWords.billingAddress,
};

const NOT_LOADED: Readonly<Record<AddressKind, string>> = {
  delivery: ADDRESS_MESSAGES.deliveryNotLoaded,
  billing: ADDRESS_MESSAGES.billingNotLoaded,
};

/** An address: a saved one, or one searched for or typed for this order [C-1-07 C-2-49 C-8-42 C-8-43]. */
export function AddressPart(props: AddressPartProps) {
  const { kind, error } = props;
  const { buyer } = useCheckoutPage();
  return (
    <section aria-label={TITLES[kind]}>
      {buyer.kind === 'CUSTOMER' ? (
        <>
          <Heading kind={kind} />
          <SavedAddressPart {...props} customer={buyer.customer} />
        </>
      ) : (
        <>
          {buyer.kind === 'NOT_LOADED' && (
            <div className={styles.filledIn}>
              <Notice tone="warn">{NOT_LOADED[kind]}</Notice>
            </div>
          )}
          <GuestAddress {...props} />
        </>
      )}
      <GapError words={error} />
    </section>
  );
}

function Heading({ kind }: { kind: AddressKind }) {
  return (
    <div className={styles.head}>
      <h3>{TITLES[kind]}</h3>
    </div>
  );
}

function GuestAddress({ kind, chosen, onChoose }: AddressPartProps) {
  const { saved } = useCheckoutPage();
  const [isChanging, setChanging] = useState(false);
  const [wasEntered, setEntered] = useState(false);
  const address = resolveAddress(chosen, saved);
  const showChosen = () => {
    setChanging(false);
    setEntered(true);
  };
  if (address && !isChanging) {
    return (
      <>
        <Heading kind={kind} />
        <ChosenAddress address={address} onChange={() => setChanging(true)} takesFocus={wasEntered} />
      </>
    );
  }
  return (
    <EnterAddress
      kind={kind}
      title={TITLES[kind]}
      heading={<Heading kind={kind} />}
      start={address}
      onEntered={(entered, isTyped) => {
        showChosen();
        onChoose({ type: 'ENTERED', address: entered }, isTyped);
      }}
      onCancel={address ? showChosen : null}
    />
  );
}
