import * as checkoutWords from '@wattle/messages/checkout';
import type { ComponentProps } from 'react';
import { NextAction } from '../payment/next-action.tsx';
import { Asking, Elsewhere, NoAnswer } from './return-panels.tsx';
import styles from './return-screen.module.css';
import { useReturn } from './use-return.ts';

/** The provider's return page: finds out what happened and says so [C-2-27]. */
export function ReturnScreen() {
  const { state, ask, submitDetails } = useReturn();
  return (
    <div className={`wrap ${styles.page}`}>
      {state.kind === 'ASKING' && <Asking />}
      {state.kind === 'NO_ANSWER' && <NoAnswer onCheck={() => void ask()} />}
      {state.kind === 'ACTION' && <OneMoreStep action={state.action} onDetails={submitDetails} />}
      {state.kind === 'ELSEWHERE' && <Elsewhere orderNumber={state.orderNumber} payment={state.payment} />}
    </div>
  );
}

/** A further provider step, such as a second page of the bank. */
function OneMoreStep(props: ComponentProps<typeof NextAction>) {
  return (
    <div className={styles.panel}>
      <h1>{checkoutWords.oneMoreStep}</h1>
      <NextAction {...props} />
    </div>
  );
}
