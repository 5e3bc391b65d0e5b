import { categoryLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import { type FocusEvent, type KeyboardEvent, lazy, type PointerEvent, type RefObject, Suspense, useRef } from 'react';
import { KeptMarkup } from '../../page/kept-markup.tsx';
import { useLocation } from '../../router/router-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { iconFirst } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './category-bar.module.css';
import type { CategoryTile } from './frame-data.ts';
import { MoreCategories } from './more-categories.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { requestMenu } from './use-menu.ts';

/** As many as fit in a row from 1024 px; the rest are under More. */
const SHOWN = 9;

const MegaMenu = lazy(() => import('./mega-menu.tsx'));

/** Category bar of wide screens. Each item is a link; hovering, or its button, opens its menu. */
export function CategoryBar({ categories }: { categories: readonly CategoryTile[] }) {
  const { pathname } = useLocation();
  const menu = useHoverIntent(pathname);
  return (
    <KeptMarkup
      as="nav"
      className={styles.bar}
      aria-label={commonWords.categories}
      by={categories}
      also={categories.find((category) => isWithin(pathname, categoryLink(category)))?.id ?? ''}
    >
      <div className="wrap">
        <ul className={styles.list}>
          {categories.slice(0, SHOWN).map((category) => (
            <CategoryItem
              key={category.id}
              category={category}
              isCurrent={isWithin(pathname, categoryLink(category))}
              isOpen={menu.openId === category.id}
              {...menu.handlersOf(category.id)}
            />
          ))}
          {categories.length > SHOWN && (
            <li className={styles.item}>
              {/* keyed by path, so that navigation closes it */}
              <MoreCategories key={pathname} categories={categories.slice(SHOWN)} />
            </li>
          )}
          <li className={styles.push}>
            <ShopLink className={classNames(styles.link, styles.hot)} to="/search?hot=true">
              {frameWords.hotPrices}
            </ShopLink>
          </li>
        </ul>
      </div>
    </KeptMarkup>
  );
}

const isWithin = (pathname: string, link: string): boolean => pathname === link || pathname.startsWith(`${link}/`);

type ItemProps = {
  category: CategoryTile;
  isCurrent: boolean;
  isOpen: boolean;
  onRest: () => void;
  onLeave: () => void;
  onToggle: () => void;
  onClose: () => void;
};

function CategoryItem({ category, isCurrent, isOpen, onRest, onLeave, onToggle, onClose }: ItemProps) {
  const { shortName = category.name } = category;
  const panelId = `menu-${category.id}`;
  const button = useRef<HTMLButtonElement>(null);
  const handlers = itemHandlers(category.id, isOpen, { onRest, onClose }, button);
  return (
    <li className={classNames(styles.item, isOpen && styles.open)} onPointerLeave={onLeave} {...handlers}>
      <ShopLink className={styles.link} to={categoryLink(category)} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
        {shortName}
      </ShopLink>
      <button
        ref={button}
        type="button"
        className={classNames(styles.toggle, iconFirst('down'))}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`${shortName} ${frameWords.menuOfCategory}`}
        onClick={onToggle}
      />
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <Suspense>
            <MegaMenu category={category} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** Prefetches the menu on intent; hover opens it, Escape and leaving close it. */
function itemHandlers(
  categoryId: string,
  isOpen: boolean,
  { onRest, onClose }: Pick<ItemProps, 'onRest' | 'onClose'>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const ask = () => void requestMenu(categoryId);
  return {
    onFocus: ask,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      ask();
      onRest();
    },
    onBlur: (event: FocusEvent) => {
      if (isOpen && !event.currentTarget.contains(event.relatedTarget)) onClose();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      onClose();
      button.current?.focus();
    },
  };
}
