import type { GiftCardDetails } from '@wattle/domain';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type GiftCardDialogType from './gift-card-dialog.tsx';
import styles from './gift-card-note.module.css';

/** Loaded before it is asked for; what could not be loaded has an alert of its own. */
const loadDialog = () => import('./gift-card-dialog.tsx');
const GiftCardDialog = lazy<ComponentType<ComponentProps<typeof GiftCardDialogType>>>(loadDialog);

type Props = { details: GiftCardDetails; onChange: (details: GiftCardDetails) => void };

/** What a gift card in the cart says, and the way to change it. */
export function GiftCardNote({ details, onChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = () => {
    loadDialog().then(
      () => setEditing(true),
      () => {},
    );
  };
  return (
    <>
      <div className={styles.note}>
        <Icon name="chat" />
        <p>{details.message === '' ? 'No message' : `“${details.message}”`}</p>
        <button type="button" className={`link ${styles.edit}`} onClick={edit}>
          Edit<VisuallyHidden> the gift card to {details.recipientName}</VisuallyHidden>
        </button>
      </div>
      {isEditing && (
        <Suspense>
          <GiftCardDialog
            details={details}
            onSave={(changed) => {
              setEditing(false);
              onChange(changed);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
