import * as checkoutWords from '@wattle/messages/checkout';
import { chooseBillingAddress } from '../../../shopper/checkout/checkout-store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { AddressPart } from '../address/address-part.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './payment-step.module.css';
import type { Billing } from './use-billing.ts';

const SAME_AS = {
  delivery: checkoutWords.billingIsDelivery,
  store: checkoutWords.billingIsStore,
} as const;

/** The billing address [C-1-07 C-9-29]. */
export function BillingPart({ billing, isLocked }: { billing: Billing; isLocked: boolean }) {
  const { kept } = useCheckoutPage();
  const { sameAs, isSame, setSame, error, place } = billing;
  return (
    <div className={styles.billing}>
      {sameAs && (
        <Checkbox
          label={SAME_AS[sameAs]}
          checked={isSame}
          disabled={isLocked}
          onChange={(event) => setSame(event.currentTarget.checked)}
        />
      )}
      {!isSame && (
        <div ref={place}>
          <AddressPart kind="billing" chosen={kept.billingAddress} error={error} onChoose={chooseBillingAddress} />
        </div>
      )}
    </div>
  );
}
