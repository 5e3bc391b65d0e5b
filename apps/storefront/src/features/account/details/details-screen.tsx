import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { PasswordSection } from '../security/password-section.tsx';
import { SecuritySection } from '../security/security-section.tsx';
import { SubscriptionsSection } from '../subscriptions/subscriptions-section.tsx';
import { ContactForm } from './contact-form.tsx';

/** Who the customer is: contact, password, what they are written to about, and what keeps it theirs. */
export function DetailsScreen() {
  return (
    <>
      <AccountHead title="Your details">Used on orders, invoices and repair plans.</AccountHead>
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
