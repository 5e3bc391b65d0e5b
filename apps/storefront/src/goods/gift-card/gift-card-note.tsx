import type { GiftCardDetails } from '@wattle/domain/cart';
import * as giftCardWords from '@wattle/messages/gift-card';
import { theGiftCardTo } from '@wattle/messages/gift-card-note';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type GiftCardDialogType from './gift-card-dialog.tsx';
import styles from './gift-card-note.module.css';

/** Preloaded before use; a failed load shows its own alert. */
const loadDialog = () => import('./gift-card-dialog.tsx');
const GiftCardDialog = lazy<ComponentType<ComponentProps<typeof GiftCardDialogType>>>(loadDialog);

type Props = { details: GiftCardDetails; onChange: (details: GiftCardDetails) => void };

/** Details of a gift card in the cart, with an edit button. */
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
        <p>{details.message === '' ? giftCardWords.noMessage : `“${details.message}”`}</p>
        <button type="button" className={`link ${styles.edit}`} onClick={edit}>
          {giftCardWords.edit}
          <VisuallyHidden>{theGiftCardTo(details.recipientName)}</VisuallyHidden>
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
