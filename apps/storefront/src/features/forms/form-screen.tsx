import type { MarketingFormKind } from '@wattle/domain/forms';
import { EnquiryForm } from '../../goods/forms/enquiry-form.tsx';
import { EventSignUpForm } from '../../goods/forms/event-sign-up-form.tsx';
import styles from '../../goods/forms/forms.module.css';
import { SubscriptionForm } from '../../goods/forms/subscription-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FORM_PAGES } from './form-pages.ts';
import type { ReturnedForm } from './posted-form.ts';

type Props = { kind: MarketingFormKind; returned: ReturnedForm | undefined };

/** A form on its own page, where a post without JavaScript returns to. */
export function FormScreen({ kind, returned }: Props) {
  const { title, line } = FORM_PAGES[kind];
  return (
    <div className={`wrap section ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} />
      <h1 className={styles.head}>{title}</h1>
      <p className={styles.sub}>{line}</p>
      <div className={styles.panel}>
        <ReturnedFormView kind={kind} returned={returned} />
      </div>
    </div>
  );
}

function ReturnedFormView({ kind, returned }: Props) {
  if (kind === 'subscription') return <SubscriptionForm {...subscriptionStart(returned)} />;
  if (kind === 'event-sign-up') return <EventSignUpForm {...eventStart(returned)} />;
  return <EnquiryForm {...enquiryStart(returned)} />;
}

const personOf = ({ fields: { firstName, lastName, email } }: ReturnedForm) => ({ firstName, lastName, email });
const partsOf = ({ reasons, state }: ReturnedForm) => ({ startReasons: reasons, startAt: state });

const subscriptionStart = (returned: ReturnedForm | undefined) =>
  returned && {
    listId: returned.fields.listId,
    start: {
      ...partsOf(returned),
      startValues: { ...personOf(returned), phone: { countryCode: 'AU', number: returned.fields.phone } },
    },
  };

const eventStart = (returned: ReturnedForm | undefined) =>
  returned && {
    listId: returned.fields.listId,
    start: { ...partsOf(returned), startValues: personOf(returned) },
  };

const enquiryStart = (returned: ReturnedForm | undefined) =>
  returned && {
    start: { ...partsOf(returned), startValues: { ...personOf(returned), enquiry: returned.fields.enquiry } },
  };
