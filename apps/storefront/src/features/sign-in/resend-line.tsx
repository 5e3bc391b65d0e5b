import * as signInWords from '@wattle/messages/sign-in';
import type { ReactNode } from 'react';
import { clockWords, useCoolDown } from '../../goods/sign-in/use-cool-down.ts';
import styles from './sign-in-card.module.css';

type Props = { sentAtMs: number | null; onResend: () => void; isBusy: boolean; children?: ReactNode };

/** Resends the code, after a delay because the first may still be on its way. */
export function ResendLine({ sentAtMs, onResend, isBusy, children }: Props) {
  const left = useCoolDown(sentAtMs);
  return (
    <p className={styles.below}>
      {signInWords.nothingYet}
      {left > 0 ? (
        <>
          {signInWords.sendNewCodeIn}
          <span className="tabular">{clockWords(left)}</span>
        </>
      ) : (
        <button type="button" className="link" disabled={isBusy} onClick={onResend}>
          {signInWords.sendNewCode}
        </button>
      )}
      {children}
    </p>
  );
}
