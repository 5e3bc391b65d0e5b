import * as productWords from '@wattle/messages/product';
import { lazy, Suspense, startTransition, useState } from 'react';
import styles from './product-gallery.module.css';

const TurnView = lazy(() => import('./turn-view.tsx'));

/** The button that turns the product around, and the turntable once it is pressed. */
export default function AroundButton({ frames }: { frames: readonly string[] }) {
  const [isTurning, setIsTurning] = useState(false);
  return (
    <>
      <button type="button" className={styles.around} onClick={() => startTransition(() => setIsTurning(true))}>
        {productWords.turnAround}
      </button>
      <Suspense>{isTurning && <TurnView frames={frames} onClose={() => setIsTurning(false)} />}</Suspense>
    </>
  );
}
