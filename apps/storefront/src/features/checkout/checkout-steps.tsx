import { CHECKOUT_STEPS, type CheckoutStep, shippingGaps, withheldMethods } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import * as checkoutWords from '@wattle/messages/checkout';
import { contactLines, paymentHint, shippingHint, shippingLines, stepTitle } from '@wattle/messages/checkout-steps';
import * as commonWords from '@wattle/messages/common';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CheckoutPage, useCheckoutPage } from './checkout-page.ts';
import styles from './checkout-steps.module.css';
import { usePromise } from './shipping/use-promise.ts';

/** The three steps in order. The open one shows its form; completed ones show what was chosen. */
export function CheckoutSteps({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const page = useCheckoutPage();
  return (
    <ol className={styles.steps}>
      {CHECKOUT_STEPS.map((one, index) => {
        if (one === step)
          return <OpenStep key={one} title={stepTitle(one, page.isByEmail)} number={index + 1} content={children} />;
        if (one === 'shipping' && isShippingDone(page)) return <ShippingDone key={one} page={page} />;
        if (one === 'contact' && page.progress.contact) {
          const lines = contactLines(page.progress.contact);
          return <DoneStep key={one} step={one} title={stepTitle(one, page.isByEmail)} lines={lines} />;
        }
        return (
          <LaterStep key={one} title={stepTitle(one, page.isByEmail)} number={index + 1} hint={hintOf(one, page)} />
        );
      })}
    </ol>
  );
}

const isShippingDone = ({ progress }: CheckoutPage): boolean =>
  progress.contact !== null && shippingGaps(progress).length === 0;

/** Where it goes and when it is there: on the chosen day, or as promised now. */
function ShippingDone({ page }: { page: CheckoutPage }) {
  const { kept, address, isByEmail, isDonation } = page;
  const promise = usePromise(page);
  const lines = shippingLines(kept, { address, isByEmail, isDonation, promise });
  return <DoneStep step="shipping" title={stepTitle('shipping', isByEmail)} lines={lines} />;
}

function hintOf(step: CheckoutStep, page: CheckoutPage): string {
  if (step !== 'payment') return shippingHint(page);
  const { sum, leftCents } = page.quote;
  if (sum.state === 'WAITING') return paymentHint([]);
  return paymentHint(withheldMethods({ orderTotalCents: sum.figures.totalCents, outstandingCents: leftCents }));
}

function OpenStep({ title, number, content }: { title: string; number: number; content: ReactNode }) {
  return (
    <li className={classNames(styles.step, styles.now)} aria-current="step">
      <span className={styles.tick} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {content}
      </div>
    </li>
  );
}

function DoneStep({ step, title, lines }: { step: CheckoutStep; title: string; lines: readonly string[] }) {
  return (
    <li className={classNames(styles.step, styles.done)}>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <div className={styles.body}>
        <h2 className={styles.title}>
          {title}
          <VisuallyHidden>{checkoutWords.stepDone}</VisuallyHidden>
        </h2>
        <p className={styles.lines}>{lines.join('\n')}</p>
      </div>
      <ShopLink className={`link ${styles.change}`} to={CHECKOUT_PATHS[step]}>
        {commonWords.change}
        <VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </ShopLink>
    </li>
  );
}

function LaterStep({ title, number, hint }: { title: string; number: number; hint: string }) {
  return (
    <li className={classNames(styles.step, styles.later)}>
      <span className={styles.tick} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className="hint">{hint}</p>
      </div>
    </li>
  );
}
