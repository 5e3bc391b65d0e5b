import { Button, type ButtonProps } from '../../../ui/button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { purchase: Purchase; describedBy?: string } & Pick<ButtonProps, 'size' | 'className'>;

/** The one gold button of the page. While it waits for the cart it looks as it will then. */
export function AddButton({ purchase, describedBy, ...look }: Props) {
  const { label, isClosed, isWaiting, isAdding, press } = purchase;
  return (
    <Button
      {...look}
      onClick={press}
      aria-describedby={describedBy}
      {...(isClosed ? { disabled: true } : { 'aria-disabled': isWaiting })}
      {...(isAdding && { loading: true, loadingLabel: label === 'Enquire' ? label : 'Adding…' })}
    >
      {label}
    </Button>
  );
}
