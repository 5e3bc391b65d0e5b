import { useEffect } from 'react';
import { EnquiryFormView, enquiryForm } from '../../../goods/forms/enquiry-form.tsx';
import { EventSignUpFormView, eventSignUpForm } from '../../../goods/forms/event-sign-up-form.tsx';
import { loadPhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { SubscriptionFormView, subscriptionForm } from '../../../goods/forms/subscription-form.tsx';
import { type MarketingFormOptions, useMarketingForm } from '../../../goods/forms/use-marketing-form.ts';
import styles from './forms-gallery.module.css';
import { GalleryCell } from './gallery-cell.tsx';
import { LiveForms } from './live-forms.tsx';
import { PhoneShow } from './phone-show.tsx';

const MIA = { firstName: 'Mia', lastName: 'Tran', email: 'mia.tran@example.com' };
const PHONE = { countryCode: 'AU', number: '' };
const QUESTION =
  'Does the 637L fit through a 760 mm door if the doors come off? The hallway turns left straight after it.';
const HINT = 'Order number helps, if you have one.';
const COFFEE_CLASS = {
  id: 'coffee-class',
  name: 'Saturday coffee class',
  event: {
    startsAt: Date.parse('2026-11-28T10:00:00+11:00') / 1000,
    endsAt: Date.parse('2026-11-28T11:30:00+11:00') / 1000,
    timeZone: 'Australia/Melbourne',
    place: 'Preston',
    note: 'Bring nothing, wear something washable.',
  },
};

type Start<V> = Pick<MarketingFormOptions<V, object>, 'initial' | 'startAt' | 'startTouched'>;

function SubscriptionShow(start: Start<ReturnType<typeof subscriptionForm>['initial']>) {
  return <SubscriptionFormView form={useMarketingForm({ ...subscriptionForm(''), ...start })} takesFocus={false} />;
}
function EventShow(start: Start<ReturnType<typeof eventSignUpForm>['initial']>) {
  const form = useMarketingForm({ ...eventSignUpForm(''), ...start });
  return <EventSignUpFormView form={form} list={COFFEE_CLASS} takesFocus={false} />;
}
function EnquiryShow(start: Start<ReturnType<typeof enquiryForm>['initial']>) {
  const form = useMarketingForm({ ...enquiryForm(''), ...start });
  return <EnquiryFormView form={form} hint={HINT} takesFocus={false} />;
}

/** Every form in every state, then live ones that really send. */
export function FormsGallery() {
  useEffect(() => void loadPhoneLibrary(), []);
  return (
    <div className={styles.cells}>
      <Subscriptions />
      <Answers />
      <Enquiries />
      <GalleryCell
        title="Phone field, invalid"
        about="Any country, pinned ones first, formatted when the field is left."
      >
        <PhoneShow start={{ countryCode: 'AU', number: '0412 34' }} />
      </GalleryCell>
      <LiveForms />
    </div>
  );
}

function Subscriptions() {
  const heading = 'Good prices, good advice';
  const wrong = { firstName: '', lastName: 'Tr@n', email: 'mia.tran@', phone: { ...PHONE, number: '+64 21 555 0134' } };
  return (
    <>
      <GalleryCell
        title="Subscription, editing"
        about="Country limited to Australia."
        heading={heading}
        line="One email a week. Leave whenever you like."
      >
        <SubscriptionShow initial={{ ...MIA, phone: PHONE }} />
      </GalleryCell>
      <GalleryCell title="Subscription, invalid" about="All visible fields are marked." heading={heading}>
        <SubscriptionShow initial={wrong} startTouched />
      </GalleryCell>
      <GalleryCell
        title="Subscription, submitting"
        about="Fields are off, the button keeps its width and cannot be pressed twice."
        heading={heading}
      >
        <SubscriptionShow initial={{ ...MIA, phone: PHONE }} startAt="submitting" />
      </GalleryCell>
    </>
  );
}

function Answers() {
  return (
    <>
      <GalleryCell
        title="Event sign-up, failure"
        about="The banner comes above the form; everything typed stays."
        heading="Saturday coffee class"
        line="Preston, Saturday 28 November, 10 am."
      >
        <EventShow initial={MIA} startAt="failure" />
      </GalleryCell>
      <GalleryCell title="Event sign-up, success" about="No phone field here. Adds the date to a calendar.">
        <EventShow initial={MIA} startAt="success" />
      </GalleryCell>
      <GalleryCell title="Enquiry, success" about="Tells analytics once.">
        <EnquiryShow initial={{ ...MIA, enquiry: QUESTION }} startAt="success" />
      </GalleryCell>
      <GalleryCell title="Subscription, success" about="The message stands where the form was.">
        <SubscriptionShow initial={{ ...MIA, phone: PHONE }} startAt="success" />
      </GalleryCell>
    </>
  );
}

function Enquiries() {
  return (
    <>
      <GalleryCell title="Enquiry, editing" about="Ten rows, a count from the first letter." heading="Ask us">
        <EnquiryShow initial={{ ...MIA, enquiry: QUESTION }} />
      </GalleryCell>
      <GalleryCell title="Enquiry, invalid" about="The sign that is not taken is named." heading="Ask us">
        <EnquiryShow initial={{ ...MIA, email: '', enquiry: 'Is the price <$3,000 with the trade-in?' }} startTouched />
      </GalleryCell>
    </>
  );
}
