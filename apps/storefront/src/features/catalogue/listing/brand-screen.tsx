import type { Image } from '@wattle/domain/images';
import { brandCategoryLink } from '@wattle/domain/links';
import * as listingWords from '@wattle/messages/listing';
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
  /** Shown between head and list when the brand has no article. */
  tiles: readonly CategoryTile[];
  figures: readonly BrandFigure[];
  pictures: readonly Image[];
  listing: ListingView;
  /** Whether the brand has an article; the list then needs its own heading. */
  isWritten: boolean;
  /** The article, on the first page of the list only. */
  children?: ReactNode;
};

/** A brand page: name, article and all its products. */
export function BrandScreen({ brand, crumbs, tiles, figures, pictures, listing, isWritten, children }: Props) {
  return (
    <>
      <BrandHead brand={brand} crumbs={crumbs} figures={figures} pictures={pictures} />
      {children}
      <div className="wrap">
        {tiles.length > 0 && (
          <section className={styles.tiles} aria-labelledby="by-room">
            <h2 id="by-room">{listingWords.byRoom(brand.name)}</h2>
            <SubCategoryTiles
              tiles={tiles}
              label={listingWords.categoriesOf(brand.name)}
              linkOf={(tile) => brandCategoryLink(brand, tile)}
            />
          </section>
        )}
        <div className={children ? 'section' : styles.listing}>
          <div id={LIST_ID} {...listMarks({ listId: brand.path, listName: brand.name }, listing.page)}>
            {isWritten && <h2 className={styles.heading}>{listingWords.allOf(brand.name)}</h2>}
            <ProductListing listing={listing} />
          </div>
        </div>
      </div>
    </>
  );
}
