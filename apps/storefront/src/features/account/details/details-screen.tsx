import * as accountWords from '@wattle/messages/account';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { PasswordSection } from '../security/password-section.tsx';
import { SecuritySection } from '../security/security-section.tsx';
import { SubscriptionsSection } from '../subscriptions/subscriptions-section.tsx';
import { ContactForm } from './contact-form.tsx';

/** Customer details: contact, password, subscriptions and security. */
export function DetailsScreen() {
  return (
    <>
      <AccountHead title={accountWords.yourDetails}>{accountWords.detailsIntro}</AccountHead>
      <CustomerPart skeleton={<FormSkeleton heights={['380px', '360px', '420px']} />}>
        {(customer) => (
          <>
            <ContactForm customer={customer} />
            <PasswordSection />
            <SubscriptionsSection customer={customer} />
            <SecuritySection customer={customer} />
          </>
        )}
      </CustomerPart>
    </>
  );
}
