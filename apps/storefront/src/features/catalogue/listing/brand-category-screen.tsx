import * as listingWords from '@wattle/messages/listing';
import { Kept } from '../../../page/kept.tsx';
import { PageHead } from '../../../page/page-head.tsx';
import type { Piece } from '../../../page/piece.ts';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';
import type { BrandPage, CategoryPage } from './category-page.ts';
import styles from './category-screen.module.css';
import tileStyles from './category-tiles.module.css';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  /** 'Nordholm fridges'. */
  title: string;
  /** The number of products. */
  whole: string;
  brand: Pick<BrandPage, 'name' | 'path'>;
  category: Pick<CategoryPage, 'path' | 'description'>;
  crumbs: readonly Crumb[];
  tiles: Piece | null;
  listing: ListingView;
};

/** One category filtered by one brand. */
export function BrandCategoryScreen({ title, whole, brand, category, crumbs, tiles, listing }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={title}>
        {listingWords.brandCategoryIntro(whole, brand.name, category.description)}
      </PageHead>
      {tiles && <Kept piece={tiles} className={tileStyles.kept} />}
      <div
        className={styles.listing}
        {...listMarks({ listId: `${brand.path}/${category.path}`, listName: title }, listing.page)}
      >
        <ProductListing listing={listing} />
      </div>
    </div>
  );
}
