import { categoryLink } from '@wattle/domain';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type RefObject,
  Suspense,
  useId,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './category-bar.module.css';
import type { CategoryTile } from './frame-data.ts';
import { MoreCategories } from './more-categories.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { requestMenu } from './use-menu.ts';

/** As many as fit beside each other from 1024 px; the rest are behind More. */
const SHOWN = 9;

const MegaMenu = lazy(() => import('./mega-menu.tsx'));

/** The categories of a wide screen. Each is a link; a pointer that rests on it or its button opens what is inside. */
export function CategoryBar({ categories }: { categories: readonly CategoryTile[] }) {
  const { pathname } = useLocation();
  const menu = useHoverIntent(pathname);
  return (
    <nav className={styles.bar} aria-label="Categories">
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
              {/* a new page closes it */}
              <MoreCategories key={pathname} categories={categories.slice(SHOWN)} />
            </li>
          )}
          <li className={styles.push}>
            <ShopLink className={classNames(styles.link, styles.hot)} to="/search?hot=true">
              Hot prices
            </ShopLink>
          </li>
        </ul>
      </div>
    </nav>
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
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = itemHandlers(category.id, isOpen, { onRest, onClose }, button);
  return (
    <li className={classNames(styles.item, isOpen && styles.open)} onPointerLeave={onLeave} {...handlers}>
      <ShopLink className={styles.link} to={categoryLink(category)} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
        {category.shortName}
      </ShopLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${category.shortName} menu`}
        onClick={onToggle}
      >
        <Icon name="down" />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <MegaMenu category={category} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Asks for the menu as soon as it may be wanted; a mouse that rests opens it, Escape and leaving close it. */
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
