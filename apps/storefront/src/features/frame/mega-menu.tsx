import { brandLink, categoryLink, pageLink } from '@wattle/domain/links';
import { inSentence } from '@wattle/messages/listing-counts';
import * as menuWords from '@wattle/messages/menu';
import { artFit } from '../../page/art-fit.ts';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CategoryTile, Menu } from './frame-data.ts';
import styles from './mega-menu.module.css';
import { useMenu } from './use-menu.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Menu of a top category: types, features, brands and a guide. */
export default function MegaMenu({ category }: { category: CategoryTile }) {
  const state = useMenu(category.id);
  return (
    <div className={`wrap ${styles.menu}`}>
      {state.status === 'there' && <MenuColumns menu={state.menu} />}
      {state.status === 'loading' && <MenuSkeleton />}
      {state.status === 'missing' && (
        <p>
          <ShopLink className="link" to={categoryLink(category)}>
            {menuWords.allOf(inSentence(category.name))}
          </ShopLink>
        </p>
      )}
    </div>
  );
}

function MenuColumns({ menu }: { menu: Menu }) {
  return (
    <>
      {menu.types.length > 0 && (
        <section>
          <h2 className={styles.heading}>{menuWords.byType}</h2>
          <ul className={styles.types}>
            {menu.types.map((type) => (
              <li key={type.id}>
                <ShopLink to={categoryLink(type)}>
                  <ImageTile image={type.image && { ...type.image, alt: '' }} sizes="60px" className={styles.thumb} />
                  {type.shortName}
                </ShopLink>
              </li>
            ))}
            <li>
              <ShopLink className={styles.everything} to={categoryLink(menu.category)}>
                {menuWords.allOf(inSentence(menu.category.name))}
              </ShopLink>
            </li>
          </ul>
        </section>
      )}
      <CountedLinks heading={menuWords.byWhatMatters} links={menu.highlights} />
      <BrandLinks menu={menu} />
      {menu.feature && <Feature feature={menu.feature} />}
    </>
  );
}

type CountedLink = { label: string; path: string; count: number };

function CountedLinks({ heading, links }: { heading: string; links: readonly CountedLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <ShopLink className={styles.row} to={pageLink(link.path)}>
              {link.label}
              <span className={styles.count}>{link.count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandLinks({ menu }: { menu: Menu }) {
  if (menu.brands.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{menuWords.byBrand}</h2>
      <ul>
        {menu.brands.map((brand) => (
          <li key={brand.path}>
            <ShopLink className={styles.row} to={brandLink(brand)}>
              {brand.name}
              <span className={styles.count}>{brand.count}</span>
            </ShopLink>
          </li>
        ))}
        {menu.brandCount > menu.brands.length && (
          <li>
            <ShopLink className={styles.row} to={categoryLink(menu.category)}>
              {menuWords.allBrandsCount(menu.brandCount)}
            </ShopLink>
          </li>
        )}
      </ul>
    </section>
  );
}

function Feature({ feature }: { feature: NonNullable<Menu['feature']> }) {
  return (
    <ShopLink className={styles.feature} to={pageLink(feature.path)}>
      {feature.image && (
        <ImageTile
          image={{ ...feature.image, alt: '' }}
          set="content"
          sizes="340px"
          ratio="334 / 176"
          fit={artFit(feature.image)}
          className={styles.scene}
        />
      )}
      <span className={styles.words}>
        <b>{feature.title}</b>
        {feature.text}
      </span>
    </ShopLink>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {ROWS.map((row) => (
        <Skeleton key={row} height="20px" width="60%" />
      ))}
    </div>
  );
}
