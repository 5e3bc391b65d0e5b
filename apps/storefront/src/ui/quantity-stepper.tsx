import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type QuantityStepperProps = {
  /** What is counted: 'Quantity of Nordholm 637L fridge'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** Fewer, more, and the number between them, within its limits. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  step = 1,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const fewer = value - step;
  const more = value + step;
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button type="button" aria-label="Fewer" disabled={disabled || fewer < min} onClick={() => onChange(fewer)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite" className={styles.value}>
        <VisuallyHidden>Quantity </VisuallyHidden>
        {value}
      </output>
      <button type="button" aria-label="More" disabled={disabled || more > max} onClick={() => onChange(more)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
