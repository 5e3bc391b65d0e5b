import { exactPrice, toCents } from '@wattle/domain/money';
import * as words from '@wattle/messages/unfinished-payment';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NextAction } from './next-action.tsx';
import { pageOf } from './page-of.ts';
import styles from './payment-step.module.css';
import type { Payment } from './use-payment.ts';
import type { Unfinished, UnfinishedPayment } from './use-unfinished.ts';

type Props = {
  unfinished: Unfinished;
  onDetails: Payment['submitDetails'];
  onLook: () => Promise<void>;
  onGiveUp: () => Promise<void>;
};

/** In place of the form while a payment that was left can be finished, or is being asked about. */
export function UnfinishedPart({ unfinished, onDetails, onLook, onGiveUp }: Props) {
  if (unfinished.kind === 'UNFINISHED') {
    return <Resume payment={unfinished.payment} onDetails={onDetails} onGiveUp={onGiveUp} />;
  }
  if (unfinished.kind === 'ERROR') {
    return (
      <div className={styles.apart}>
        <Notice tone="bad">{words.COULD_NOT_LOOK}</Notice>
        <Button kind="second" icon="refresh" onClick={() => void onLook()}>
          {words.TRY_AGAIN}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <p role="status">{words.LOOKING}</p>
      <Skeleton height="56px" radius="var(--r-2)" />
    </div>
  );
}

type ResumeProps = { payment: UnfinishedPayment } & Pick<Props, 'onDetails' | 'onGiveUp'>;

/** What happened, that nothing was charged, and one button to go on. */
function Resume({ payment, onDetails, onGiveUp }: ResumeProps) {
  const { type, startedAt, heldUntil, leftCents, actionData } = payment;
  const owner = pageOf(actionData)?.providerName;
  const [isContinuing, setContinuing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.resume} aria-labelledby="unfinished-payment">
      <h3 ref={title} id="unfinished-payment" tabIndex={-1}>
        {words.unfinishedTitle(type, owner)}
      </h3>
      <p>{words.unfinishedWords(startedAt)}</p>
      {isContinuing ? (
        <NextAction action={actionData} onDetails={onDetails} />
      ) : (
        <Button wide size="lg" onClick={() => setContinuing(true)}>
          {words.finishWords(type, owner)}
        </Button>
      )}
      <Button kind="tonal" wide onClick={() => void onGiveUp()}>
        {words.PAY_ANOTHER_WAY}
      </Button>
      <dl>
        <div className={styles.now}>
          <dt>{words.LEFT_TO_PAY}</dt>
          <dd>{exactPrice(toCents(leftCents))}</dd>
        </div>
      </dl>
      <small>{words.heldWords(heldUntil)}</small>
      <small>{words.anotherWayWords(type, owner)}</small>
    </section>
  );
}
