import { brandCategoryLink, type Image } from '@wattle/domain';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { listMarks } from '../../referrers/list-marks.ts';
import styles from './brand-screen.module.css';
import type { CategoryTile } from './brand-tiles.ts';
import type { BrandPage } from './category-page.ts';
import { SubCategoryTiles } from './category-tiles.tsx';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  brand: BrandPage;
  crumbs: readonly Crumb[];
  tiles: readonly CategoryTile[];
  pictures: readonly Image[];
  listing: ListingView;
};

/** A brand: its name in large letters, what it says of itself, and everything of it that is here. */
export function BrandScreen({ brand, crumbs, tiles, pictures, listing }: Props) {
  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} pictures={pictures} />
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
        <div className={styles.listing} {...listMarks({ listId: brand.path, listName: brand.name }, listing.page)}>
          <ProductListing listing={listing} />
        </div>
      </div>
    </>
  );
}

function BrandHero({ brand, crumbs, pictures }: Pick<Props, 'brand' | 'crumbs' | 'pictures'>) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, ...crumbs]} />
        </div>
        <div className={styles.words}>
          <h1>{brand.name}</h1>
          <p className={styles.lead}>{brand.description}</p>
          <p className={styles.fact}>
            <b>{brand.productCount.toLocaleString('en-AU')}</b>
            {brand.productCount === 1 ? 'model here' : 'models here'}
          </p>
        </div>
        <div className={`only-lg ${styles.show}`} aria-hidden="true">
          {pictures.map((picture) => (
            <ImageTile
              key={picture.url ?? picture.src}
              image={{ ...picture, alt: '' }}
              sizes="320px"
              className={styles.picture}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
