import { brandCategoryLink, type Image } from '@wattle/domain';
import type { ReactNode } from 'react';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';
import type { BrandFigure } from './brand-figures.ts';
import { BrandHead, LIST_ID } from './brand-head.tsx';
import styles from './brand-screen.module.css';
import type { CategoryTile } from './brand-tiles.ts';
import type { BrandPage } from './category-page.ts';
import { SubCategoryTiles } from './category-tiles.tsx';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  brand: BrandPage;
  crumbs: readonly Crumb[];
  /** Where nobody wrote about the brand, its categories stand between head and list. */
  tiles: readonly CategoryTile[];
  figures: readonly BrandFigure[];
  pictures: readonly Image[];
  listing: ListingView;
  /** Whether somebody did: then the list has a heading of its own. */
  isWritten: boolean;
  /** What was written, on the first page of the list. */
  children?: ReactNode;
};

/** A brand: its name in large letters, what there is to say of it, and everything of it that is here. */
export function BrandScreen({ brand, crumbs, tiles, figures, pictures, listing, isWritten, children }: Props) {
  return (
    <>
      <BrandHead brand={brand} crumbs={crumbs} figures={figures} pictures={pictures} />
      {children}
      <div className="wrap">
        {tiles.length > 0 && (
          <section className={styles.tiles} aria-labelledby="by-room">
            <h2 id="by-room">{brand.name} by room</h2>
            <SubCategoryTiles
              tiles={tiles}
              label={`Categories of ${brand.name}`}
              linkOf={(tile) => brandCategoryLink(brand, tile)}
            />
          </section>
        )}
        <div className={children ? 'section' : styles.listing}>
          <div id={LIST_ID} {...listMarks({ listId: brand.path, listName: brand.name }, listing.page)}>
            {isWritten && <h2 className={styles.heading}>All {brand.name}</h2>}
            <ProductListing listing={listing} />
          </div>
        </div>
      </div>
    </>
  );
}
