import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/skip-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import styles from './frame.module.css';
import type { FrameData } from './frame-data.ts';
import { MenuButton } from './menu-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UtilityStrip } from './utility-strip.tsx';

type FrameProps = { frame: FrameData; place: ReactNode; search: ReactNode; children: ReactNode };

/** The frame of every page except checkout. Nothing personal is rendered before hydration. */
export function Frame({ frame, place, search, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <UtilityStrip place={place} />
        <SiteHeader search={search} menuButton={<MenuButton frame={frame} />} />
        <CategoryBar categories={frame.categories} />
      </header>
      {children}
      <SiteFooter frame={frame} />
    </>
  );
}
