import * as accountWords from '@wattle/messages/account';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** Email and SMS subscriptions. */
export function SubscriptionsScreen() {
  return (
    <>
      <AccountHead title={accountWords.subscriptions}>{accountWords.subscriptionsIntro}</AccountHead>
      <CustomerPart skeleton={<FormSkeleton heights={['400px']} />}>
        {(customer) => <SubscriptionsSection customer={customer} />}
      </CustomerPart>
    </>
  );
}
