import { Kept } from '../../../page/kept.tsx';
import { PageHead } from '../../../page/page-head.tsx';
import type { Piece } from '../../../page/piece.ts';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-screen.module.css';
import tileStyles from './category-tiles.module.css';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  category: Pick<CategoryPage, 'name' | 'path' | 'description'>;
  tiles: Piece | null;
  crumbs: readonly Crumb[];
  listing: ListingView;
};

export function CategoryScreen({ category, tiles, crumbs, listing }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={category.name}>
        {category.description}
      </PageHead>
      {tiles && <Kept piece={tiles} className={tileStyles.kept} />}
      <div className={styles.listing} {...listMarks({ listId: category.path, listName: category.name }, listing.page)}>
        <ProductListing listing={listing} />
      </div>
    </div>
  );
}
