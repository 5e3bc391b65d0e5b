import { brandLink } from '@wattle/domain';
import { PageHead } from '../../../page/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './brand-screen.module.css';
import type { BrandPage, CategoryPage } from './category-page.ts';
import type { Listing } from './load-listing.ts';
import { ProductListing, productWords } from './product-listing.tsx';

const SHOWN = 3;

/** A brand: its name in large letters, what it says of itself, and everything of it that is here. */
export function BrandScreen({ brand, listing }: { brand: BrandPage; listing: Listing }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.wrap}`}>
          <div className={styles.crumbs}>
            <Breadcrumbs
              items={[{ label: 'Home', to: '/' }, { label: 'Brands', to: '/brands' }, { label: brand.name }]}
            />
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
            {listing.products.slice(0, SHOWN).map((product) => (
              <ImageTile
                key={product.id}
                image={product.images[0] && { ...product.images[0], alt: '' }}
                sizes="320px"
                className={styles.picture}
              />
            ))}
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.listing}`}>
        <ProductListing listing={listing} />
      </div>
    </>
  );
}

type BrandCategoryProps = { brand: BrandPage; category: CategoryPage; listing: Listing };

/** One category seen through one brand. */
export function BrandCategoryScreen({ brand, category, listing }: BrandCategoryProps) {
  const crumbs = [
    { label: 'Brands', to: '/brands' },
    { label: brand.name, to: brandLink(brand) },
    { label: category.name },
  ];
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={`${brand.name} ${category.name.toLowerCase()}`}>
        {productWords(listing.total)} by {brand.name} in {category.name.toLowerCase()}.
      </PageHead>
      <ProductListing listing={listing} />
    </div>
  );
}
