import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** What the customer is written to about. */
export function SubscriptionsScreen() {
  return (
    <>
      <AccountHead title="Subscriptions">Saved as soon as you press.</AccountHead>
      <CustomerPart skeleton={<FormSkeleton heights={['400px']} />}>
        {(customer) => <SubscriptionsSection customer={customer} />}
      </CustomerPart>
    </>
  );
}
