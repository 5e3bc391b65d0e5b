import { EnquiryForm } from '../../../goods/forms/enquiry-form.tsx';
import { EventSignUpForm } from '../../../goods/forms/event-sign-up-form.tsx';
import { SubscriptionForm } from '../../../goods/forms/subscription-form.tsx';
import { GalleryCell } from './gallery-cell.tsx';
import { PhoneShow } from './phone-show.tsx';

const PRODUCT = { id: 'nf637xs', name: '637L French door fridge', brandName: 'Nordholm', path: '/products/nf637xs' };

/** Live forms that really send. */
export function LiveForms() {
  return (
    <>
      <GalleryCell title="Subscription" heading="Good prices, good advice">
        <SubscriptionForm listId="newsletter" />
      </GalleryCell>
      <GalleryCell title="Event sign-up" heading="Saturday coffee class">
        <EventSignUpForm listId="coffee-class" />
      </GalleryCell>
      <GalleryCell title="Enquiry" heading="Ask us">
        <EnquiryForm />
      </GalleryCell>
      <GalleryCell title="Enquiry about a product" heading="Ask us">
        <EnquiryForm product={PRODUCT} />
      </GalleryCell>
      <GalleryCell title="Phone field, any country">
        <PhoneShow />
      </GalleryCell>
    </>
  );
}
