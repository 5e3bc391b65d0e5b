import { type ReactNode, useEffect } from 'react';
import { EnquiryForm, EnquiryFormView, enquiryForm } from '../enquiry-form.tsx';
import { EventSignUpForm, EventSignUpFormView, eventSignUpForm } from '../event-sign-up-form.tsx';
import { loadPhoneLibrary } from '../phone-library.ts';
import { SubscriptionForm, SubscriptionFormView, subscriptionForm } from '../subscription-form.tsx';
import { type MarketingFormOptions, useMarketingForm } from '../use-marketing-form.ts';
import styles from './forms-gallery.module.css';
import { PhoneShow } from './phone-show.tsx';

const MIA = { firstName: 'Mia', lastName: 'Tran', email: 'mia.tran@example.com' };
const PHONE = { countryCode: 'AU', number: '' };
const QUESTION =
  'Does the 637L fit through a 760 mm door if the doors come off? The hallway turns left straight after it.';

type Start<V> = Pick<MarketingFormOptions<V, object>, 'initial' | 'startAt' | 'startTouched'>;

function SubscriptionShow(start: Start<ReturnType<typeof subscriptionForm>['initial']>) {
  return <SubscriptionFormView form={useMarketingForm({ ...subscriptionForm(''), ...start })} takesFocus={false} />;
}
function EventShow(start: Start<ReturnType<typeof eventSignUpForm>['initial']>) {
  const form = useMarketingForm({ ...eventSignUpForm(''), ...start });
  return (
    <EventSignUpFormView form={form} afterwards={<p>Saturday 28 November, 10 am at Preston.</p>} takesFocus={false} />
  );
}
function EnquiryShow(start: Start<ReturnType<typeof enquiryForm>['initial']>) {
  return <EnquiryFormView form={useMarketingForm({ ...enquiryForm(''), ...start })} takesFocus={false} />;
}

function Cell({ title, heading, children }: { title: string; heading?: string; children: ReactNode }) {
  return (
    <section className={styles.cell} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.panel}>
        {heading && <h3>{heading}</h3>}
        {children}
      </div>
    </section>
  );
}

/** Every form in every state; the first of each kind really sends. */
export function FormsGallery() {
  useEffect(() => void loadPhoneLibrary(), []);
  return (
    <div className={styles.cells}>
      <Subscriptions />
      <Events />
      <Enquiries />
      <Cell title="Phone field, any country">
        <PhoneShow />
      </Cell>
    </div>
  );
}

function Subscriptions() {
  const heading = 'Good prices, good advice';
  const wrong = { firstName: '', lastName: 'Tr@n', email: 'mia.tran@', phone: { ...PHONE, number: '+64 21 555 0134' } };
  return (
    <>
      <Cell title="Subscription" heading={heading}>
        <SubscriptionForm />
      </Cell>
      <Cell title="Subscription, invalid" heading={heading}>
        <SubscriptionShow initial={wrong} startTouched />
      </Cell>
      <Cell title="Subscription, submitting" heading={heading}>
        <SubscriptionShow initial={{ ...MIA, phone: PHONE }} startAt="submitting" />
      </Cell>
      <Cell title="Subscription, success">
        <SubscriptionShow initial={{ ...MIA, phone: PHONE }} startAt="success" />
      </Cell>
    </>
  );
}

function Events() {
  const heading = 'Saturday coffee class';
  return (
    <>
      <Cell title="Event sign-up" heading={heading}>
        <EventSignUpForm listId="coffee" afterwards={<p>Saturday 28 November, 10 am at Preston.</p>} />
      </Cell>
      <Cell title="Event sign-up, failure" heading={heading}>
        <EventShow initial={MIA} startAt="failure" />
      </Cell>
      <Cell title="Event sign-up, success">
        <EventShow initial={MIA} startAt="success" />
      </Cell>
    </>
  );
}

function Enquiries() {
  const product = { id: 'nf637xs', name: '637L French door fridge', brandName: 'Nordholm', path: '/products/nf637xs' };
  return (
    <>
      <Cell title="Enquiry" heading="Ask us">
        <EnquiryForm />
      </Cell>
      <Cell title="Enquiry about a product" heading="Ask us">
        <EnquiryForm product={product} />
      </Cell>
      <Cell title="Enquiry, editing" heading="Ask us">
        <EnquiryShow initial={{ ...MIA, enquiry: QUESTION }} />
      </Cell>
      <Cell title="Enquiry, invalid" heading="Ask us">
        <EnquiryShow initial={{ ...MIA, email: '', enquiry: 'Is the price <$3,000 with the trade-in?' }} startTouched />
      </Cell>
      <Cell title="Enquiry, success">
        <EnquiryShow initial={{ ...MIA, enquiry: QUESTION }} startAt="success" />
      </Cell>
    </>
  );
}
