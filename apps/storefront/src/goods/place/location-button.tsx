import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import { createPortal } from 'react-dom';

const loadDialog = () => import('./location-dialog.tsx');
const LocationDialog = lazy(loadDialog);

type Props = { className?: string | undefined; children: ReactNode; onAsked?: (() => void) | undefined };

/** Opens the delivery location dialog. */
export function LocationButton({ className, children, onAsked }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          startTransition(() => setIsOpen(true));
          onAsked?.();
        }}
      >
        {children}
      </button>
      <Suspense>
        {isOpen &&
          // rendered outside the button's container, so as not to inherit its styles
          createPortal(<LocationDialog onClose={() => setIsOpen(false)} />, document.body)}
      </Suspense>
    </>
  );
}
