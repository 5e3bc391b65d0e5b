import { CHECKOUT_PATHS, CHECKOUT_STEPS, type CheckoutStep, shippingGaps } from '@wattle/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CheckoutPage, useCheckoutPage } from './checkout-page.ts';
import styles from './checkout-steps.module.css';
import { contactLines, PAYMENT_HINT, shippingHint, shippingLines, stepTitle } from './step-words.ts';

/** The three steps in their order. The open one has its form; those that are done say what was chosen. */
export function CheckoutSteps({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const page = useCheckoutPage();
  return (
    <ol className={styles.steps}>
      {CHECKOUT_STEPS.map((one, index) => {
        if (one === step)
          return <OpenStep key={one} title={stepTitle(one, page.isByEmail)} number={index + 1} content={children} />;
        const lines = linesOf(one, page);
        return lines ? (
          <DoneStep key={one} step={one} title={stepTitle(one, page.isByEmail)} lines={lines} />
        ) : (
          <LaterStep key={one} title={stepTitle(one, page.isByEmail)} number={index + 1} hint={hintOf(one, page)} />
        );
      })}
    </ol>
  );
}

/** What was chosen in a step that is done; null: it is not. */
function linesOf(step: CheckoutStep, { kept, progress, address, isByEmail }: CheckoutPage): readonly string[] | null {
  if (step === 'contact') return progress.contact && contactLines(progress.contact);
  if (step === 'payment' || progress.contact === null || shippingGaps(progress).length > 0) return null;
  return shippingLines(kept, { address, isByEmail });
}

const hintOf = (step: CheckoutStep, { isByEmail }: CheckoutPage): string =>
  step === 'payment' ? PAYMENT_HINT : shippingHint(isByEmail);

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
          <VisuallyHidden>, done</VisuallyHidden>
        </h2>
        <p className={styles.lines}>{lines.join('\n')}</p>
      </div>
      <ShopLink className={`link ${styles.change}`} to={CHECKOUT_PATHS[step]}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
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
