import * as quantityWords from '@wattle/messages/quantity';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';
import { fewerThan, moreThan, type QuantityLimits, readQuantity } from './step-quantity.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type QuantityStepperProps = Partial<QuantityLimits> & {
  /** Accessible name: 'Quantity of Nordholm 637L fridge'. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** Minus, plus and an editable number, within limits. */
export function QuantityStepper({ label, value, min = 1, max, step = 1, onChange }: QuantityStepperProps) {
  const limits = { min, max, step };
  const [draft, setDraft] = useState<string | null>(null);
  const go = (next: number | null) => {
    setDraft(null);
    if (next !== null && next !== value) onChange(next);
  };
  const take = () => go(draft === null ? null : readQuantity(draft, limits));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp') go(moreThan(value, limits));
    else if (event.key === 'ArrowDown') go(fewerThan(value, limits));
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <Step name="Fewer" icon="minus" to={fewerThan(value, limits)} onStep={go} />
      <input
        className={styles.value}
        aria-label={quantityWords.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={take}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <output aria-live="polite">{quantityWords.quantityIs(value)}</output>
      </VisuallyHidden>
      <Step name="More" icon="plus" to={moreThan(value, limits)} onStep={go} />
    </fieldset>
  );
}

type StepProps = { name: string; icon: 'minus' | 'plus'; to: number | null; onStep: (to: number | null) => void };

/** At the limit it stays focusable, and says that there is no more. */
function Step({ name, icon, to, onStep }: StepProps) {
  return (
    <button type="button" aria-label={name} aria-disabled={to === null} onClick={() => onStep(to)}>
      <Icon name={icon} />
    </button>
  );
}
