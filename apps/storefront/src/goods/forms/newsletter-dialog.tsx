import * as formsWords from '@wattle/messages/forms';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './forms.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

type Props = { email: string; onClose: () => void };

/** The full newsletter form, prefilled from the footer. */
export default function NewsletterDialog({ email, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog open onClose={onClose} title={formsWords.newsletter}>
      <div ref={body}>
        <p className={styles.sub}>{formsWords.newsletterHint}</p>
        <SubscriptionForm email={email} />
      </div>
    </Dialog>
  );
}
