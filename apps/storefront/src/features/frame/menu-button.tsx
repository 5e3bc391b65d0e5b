import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './frame-data.ts';
import headerStyles from './site-header.module.css';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(loadDrawer);
const CLASS = `${headerStyles.action} only-sm`;

/** Opens the menu of a small screen. Until the page has come alive it leads to the same links in the footer. */
export function MenuButton({ frame }: { frame: FrameData }) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [lastPlace, setLastPlace] = useState(pathname);
  if (pathname !== lastPlace) {
    // a link in the menu was followed
    setLastPlace(pathname);
    setIsOpen(false);
  }
  if (!hydrated) {
    return (
      <a className={CLASS} href="#footer" aria-label="Menu">
        <Icon name="menu" />
      </a>
    );
  }
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={CLASS}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer()}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {wasOpened &&
        // out of the header, whose colours and sizes are its own
        createPortal(
          <Suspense>
            <MenuDrawer frame={frame} open={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
