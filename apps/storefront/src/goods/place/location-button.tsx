import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

const loadDialog = () => import('./location-dialog.tsx');
const LocationDialog = lazy(loadDialog);

type Props = { className?: string | undefined; children: ReactNode; onAsked?: (() => void) | undefined };

/** Opens the one dialog in which the shop is told where to deliver. */
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
          setIsOpen(true);
          onAsked?.();
        }}
      >
        {children}
      </button>
      {isOpen &&
        // out of what is around the button, whose colours and sizes are its own
        createPortal(
          <Suspense>
            <LocationDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
