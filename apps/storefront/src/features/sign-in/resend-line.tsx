import type { ReactNode } from 'react';
import { clockWords, useCoolDown } from '../../goods/sign-in/use-cool-down.ts';
import styles from './sign-in-card.module.css';

type Props = { sentAtMs: number | null; onResend: () => void; isBusy: boolean; children?: ReactNode };

/** Another code, but not at once: the first one may be on its way. */
export function ResendLine({ sentAtMs, onResend, isBusy, children }: Props) {
  const left = useCoolDown(sentAtMs);
  return (
    <p className={styles.below}>
      Nothing yet?{' '}
      {left > 0 ? (
        <>
          Send a new code in <span className="tabular">{clockWords(left)}</span>
        </>
      ) : (
        <button type="button" className="link" disabled={isBusy} onClick={onResend}>
          Send a new code
        </button>
      )}
      {children}
    </p>
  );
}
