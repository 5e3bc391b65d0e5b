import * as frameWords from '@wattle/messages/frame';
import { lazy, Suspense, startTransition, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useLocation } from '../../router/router-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './frame-data.ts';
import headerStyles from './site-header.module.css';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(loadDrawer);
const CLASS = `${headerStyles.action} only-sm`;

/** Opens the menu on small screens. Before hydration it links to the same links in the footer. */
export function MenuButton({ frame }: { frame: FrameData }) {
  if (useHydrated()) return <LiveMenuButton frame={frame} />;
  return (
    <a className={CLASS} href="#footer" aria-label={frameWords.menu}>
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
    // close when a menu link was followed
    setLastPlace(pathname);
    if (state === 'open') setState('closed');
  }
  return (
    <>
      <button
        type="button"
        className={CLASS}
        aria-label={frameWords.menu}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => startTransition(() => setState('open'))}
      >
        <Icon name="menu" />
      </button>
      <Suspense>
        {state !== 'never opened' &&
          // rendered outside the header, whose colours and sizes would apply
          createPortal(
            <MenuDrawer frame={frame} open={state === 'open'} onClose={() => setState('closed')} />,
            document.body,
          )}
      </Suspense>
    </>
  );
}
