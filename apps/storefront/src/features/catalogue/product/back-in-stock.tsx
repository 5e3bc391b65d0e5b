import * as alertWords from '@wattle/messages/stock-alert';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './back-in-stock.module.css';

const load = () => import('../../../goods/stock-alert/stock-alert-form.tsx');
const StockAlertForm = lazy(load);

/** The button that asks for a mail; its form loads when it is pressed. */
export function BackInStock({ productId, variantId }: { productId: string; variantId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <Button kind="tonal" wide onClick={() => setIsOpen(true)} onFocus={load} onPointerEnter={load}>
      <Icon name="bell" /> {alertWords.emailMe}
    </Button>
  );
  return (
    <div className={styles.part}>
      {isOpen ? (
        <Suspense fallback={button}>
          <StockAlertForm productId={productId} variantId={variantId} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
