import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './forms.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

type Props = { email: string; onClose: () => void };

/** The rest of the newsletter's form: what was typed in the footer is in it already. */
export default function NewsletterDialog({ email, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog open onClose={onClose} title="Good prices, good advice">
      <div ref={body}>
        <p className={styles.sub}>One email a week. Leave whenever you like.</p>
        <SubscriptionForm email={email} />
      </div>
    </Dialog>
  );
}
