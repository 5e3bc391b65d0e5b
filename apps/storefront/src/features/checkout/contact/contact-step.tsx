import { suggestEmail } from '@wattle/domain/forms';
import { SHOP } from '@wattle/domain/settings';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { useRef, useState } from 'react';
import { prefetchPhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { StepAction } from '../step-action.tsx';
import styles from './contact-step.module.css';
import { useContactStep } from './use-contact-step.ts';

const SIGN_IN = `${SHOP.paths.accountSignIn}?${new URLSearchParams({ next: '/checkout' })}`;

/**
 * Who is buying and how to reach them: guests start with their email, customers find the form filled in [C-2-47
 * C-3-29].
 */
export function ContactStep() {
  const { buyer, isByEmail } = useCheckoutPage();
  const form = useContactStep();
  const email = useRef<HTMLInputElement>(null);
  const [leftEmail, setLeftEmail] = useState('');
  return (
    <>
      {buyer.kind === 'GUEST' && (
        <p className={styles.have}>
          <span>{checkoutWords.haveAnAccount}</span>
          <ShopLink className="link" to={SIGN_IN}>
            {checkoutWords.signIn}
          </ShopLink>
        </p>
      )}
      {buyer.kind === 'NOT_LOADED' && (
        <div className={styles.filledIn}>
          <Notice tone="warn">{checkoutWords.accountNotLoaded}</Notice>
        </div>
      )}
      <form {...form.bind} method="dialog" onBlur={() => setLeftEmail(form.values.email)}>
        <div className={styles.form}>
          <TextInput
            {...form.field('email')}
            label={checkoutWords.emailAddress}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={isByEmail ? checkoutWords.forReceipt : checkoutWords.forReceiptAndDelivery}
            ref={email}
          />
          <EmailHint
            // not while it is being typed
            email={form.values.email === leftEmail ? leftEmail : ''}
            onTake={(meant) => {
              form.set('email', meant);
              email.current?.focus();
            }}
          />
          <div className={styles.row}>
            <TextInput {...form.field('firstName')} label={checkoutWords.firstName} autoComplete="given-name" />
            <TextInput {...form.field('lastName')} label={checkoutWords.lastName} autoComplete="family-name" />
          </div>
          <TextInput
            {...form.field('phone')}
            label={checkoutWords.phone}
            type="tel"
            autoComplete="tel"
            hint={checkoutWords.phoneHint}
            // load the phone library while the number is typed
            onFocus={prefetchPhoneLibrary}
          />
          <Checkbox
            label={checkoutWords.emailPriceDrops}
            name="agreeToMarketing"
            checked={form.values.agreeToMarketing}
            onChange={(event) => form.set('agreeToMarketing', event.currentTarget.checked)}
          />
          <FormFailure words={form.failure} />
        </div>
        <StepAction>
          <Button type="submit" size="lg" wide loading={form.isBusy} loadingLabel={commonWords.checking}>
            {isByEmail ? checkoutWords.continueToPayment : checkoutWords.continueToDelivery}
          </Button>
        </StepAction>
      </form>
    </>
  );
}

/** Offers the address that was probably meant. The shopper decides. */
function EmailHint({ email, onTake }: { email: string; onTake: (meant: string) => void }) {
  const meant = suggestEmail(email);
  return (
    <div role="status">
      {meant !== null && (
        <p className={styles.meant}>
          {checkoutWords.didYouMean}
          <button type="button" className="link" onClick={() => onTake(meant)}>
            {checkoutWords.meantEmail(meant)}
          </button>
        </p>
      )}
    </div>
  );
}
