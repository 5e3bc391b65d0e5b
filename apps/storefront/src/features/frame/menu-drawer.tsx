import { SHOP } from '@wattle/domain/settings';
import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { CategoryTile, FrameData } from './frame-data.ts';
import styles from './menu-drawer.module.css';
import { MenuLevel } from './menu-level.tsx';
import { useAccountEntry } from './use-account-entry.ts';

type Props = { frame: FrameData; open: boolean; onClose: () => void };

/** The menu of small screens: all categories, each with its own level. */
export default function MenuDrawer({ frame, open, onClose }: Props) {
  const [inside, setInside] = useState<CategoryTile | null>(null);
  const cameFrom = useRef<string | null>(null);
  const { phone } = useShop();
  useEffect(() => {
    if (!open) setInside(null);
  }, [open]);
  const enter = (category: CategoryTile) => {
    cameFrom.current = category.id;
    setInside(category);
  };
  return (
    <div className={styles.menu}>
      <Drawer open={open} onClose={onClose} title={frameWords.menu} foot={inside ? undefined : <Foot phone={phone} />}>
        {inside ? (
          <MenuLevel category={inside} onBack={() => setInside(null)} />
        ) : (
          <AllCategories categories={frame.categories} returnTo={cameFrom.current} onEnter={enter} />
        )}
      </Drawer>
    </div>
  );
}

type AllProps = {
  categories: readonly CategoryTile[];
  /** What to focus on return from a category. */
  returnTo: string | null;
  onEnter: (category: CategoryTile) => void;
};

function AllCategories({ categories, returnTo, onEnter }: AllProps) {
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  return (
    <>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <button
              ref={category.id === returnTo ? last : null}
              type="button"
              className={styles.row}
              onClick={() => onEnter(category)}
            >
              <ImageTile
                image={category.image && { ...category.image, alt: '' }}
                sizes="50px"
                className={styles.thumb}
              />
              {category.name}
              <Icon name="right" className={styles.arrow} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <MoreLink icon="tag" to="/search?hot=true" label={frameWords.hotPrices} />
        <MoreLink icon="grid" to="/brands" label={frameWords.allBrands} />
        <MoreLink icon="user" {...useAccountEntry()} />
        <MoreLink icon="heart" to={SHOP.paths.accountWishlist} label={commonWords.wishlist} />
        <MoreLink icon="store" to="/stores" label={commonWords.stores} />
      </div>
    </>
  );
}

function MoreLink({ icon, to, label, hint }: { icon: IconName; to: string; label: string; hint?: string }) {
  return (
    <ShopLink className={styles.link} to={to}>
      <Icon name={icon} />
      <span>{label}</span>
      {hint && <span className="sr-only">{hint}</span>}
    </ShopLink>
  );
}

function Foot({ phone }: { phone: string }) {
  return (
    <>
      {phone !== '' && (
        <LinkButton kind="tonal" size="card" icon="phone" to={telLink(phone)}>
          {phone}
        </LinkButton>
      )}
      <LinkButton kind="tonal" size="card" icon="pin" to="/stores">
        {commonWords.findAStore}
      </LinkButton>
    </>
  );
}
