import { brandLink, categoryLink, pageLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import { inSentence } from '@wattle/messages/listing-counts';
import * as menuWords from '@wattle/messages/menu';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { CategoryTile, Menu } from './frame-data.ts';
import styles from './menu-drawer.module.css';
import { useMenu } from './use-menu.ts';

/** One category of the menu; the back button comes first. */
export function MenuLevel({ category, onBack }: { category: CategoryTile; onBack: () => void }) {
  const state = useMenu(category.id);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.level}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <Icon name="left" /> {menuWords.allCategories}
      </button>
      <h3 className={styles.title}>{category.name}</h3>
      <ul>
        <li>
          <ShopLink className={styles.row} to={categoryLink(category)}>
            {menuWords.allOf(inSentence(category.name))}
            <small>{category.count}</small>
          </ShopLink>
        </li>
        {state.status === 'there' && <Types menu={state.menu} />}
      </ul>
      {state.status === 'there' && <More menu={state.menu} />}
      {state.status === 'loading' && (
        <p className={styles.waiting}>
          <Spinner label={menuWords.loadingTheMenu} />
        </p>
      )}
    </div>
  );
}

function Types({ menu }: { menu: Menu }) {
  return menu.types.map((type) => (
    <li key={type.id}>
      <ShopLink className={styles.row} to={categoryLink(type)}>
        <ImageTile image={type.image && { ...type.image, alt: '' }} sizes="50px" className={styles.thumb} />
        {type.shortName}
        <small>{type.count}</small>
      </ShopLink>
    </li>
  ));
}

function More({ menu }: { menu: Menu }) {
  return (
    <div className={styles.more}>
      {menu.brands.length > 0 && <p className={styles.group}>{commonWords.brands}</p>}
      {menu.brands.map((brand) => (
        <ShopLink key={brand.path} className={styles.link} to={brandLink(brand)}>
          <Icon name="right" /> {brand.name}
        </ShopLink>
      ))}
      {menu.feature && (
        <>
          <p className={styles.group}>{menuWords.helpMeChoose}</p>
          <ShopLink className={styles.link} to={pageLink(menu.feature.path)}>
            <Icon name="ruler" /> {menu.feature.title}
          </ShopLink>
        </>
      )}
    </div>
  );
}
