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
  if (useHydrated()) return <LiveMenuButton frame={frame} />;
  return (
    <a className={CLASS} href="#footer" aria-label="Menu">
      <Icon name="menu" />
    </a>
  );
}

type MenuState = 'never opened' | 'open' | 'closed';

function LiveMenuButton({ frame }: { frame: FrameData }) {
  const { pathname } = useLocation();
  const [state, setState] = useState<MenuState>('never opened');
  const [lastPlace, setLastPlace] = useState(pathname);
  if (pathname !== lastPlace) {
    // a link in the menu was followed
    setLastPlace(pathname);
    if (state === 'open') setState('closed');
  }
  return (
    <>
      <button
        type="button"
        className={CLASS}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setState('open')}
      >
        <Icon name="menu" />
      </button>
      {state !== 'never opened' &&
        // out of the header, whose colours and sizes are its own
        createPortal(
          <Suspense>
            <MenuDrawer frame={frame} open={state === 'open'} onClose={() => setState('closed')} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
