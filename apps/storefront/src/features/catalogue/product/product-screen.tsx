import { categoryLink, type Image, productFacts } from '@wattle/domain';
import { useNowSeconds } from '../../../page/now.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { ProductBadges } from '../product-badges.tsx';
import { ProductBuyBox } from './product-buy-box.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductPage } from './product-page-data.ts';
import styles from './product-screen.module.css';
import { figuresOf } from './specification.ts';
import { SpecificationTables } from './specification-tables.tsx';

/** Where in its pictures a product stands in a room. */
const ROOM_VIEW = 3;

export function ProductScreen({ product, family }: ProductPage) {
  const nowSeconds = useNowSeconds();
  const { canonicalCategory: category } = product;
  const crumbs = [
    { label: 'Home', to: '/' },
    ...[...category.ancestors, category].map((place) => ({ label: place.name, to: categoryLink(place) })),
    { label: `${product.brand.name} ${product.productSku}` },
  ];
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <div className={styles.top}>
          <div className={styles.pictures}>
            <ProductGallery
              key={product.id}
              images={product.images}
              badges={<ProductBadges product={product} nowSeconds={nowSeconds} />}
            />
            <Figures product={product} family={family} />
          </div>
          <ProductBuyBox product={product} facts={productFacts(family, product.attributes)} />
        </div>
      </div>
      <KeyFeatures features={product.keyFeatures} />
      <Description paragraphs={product.description} room={product.images[ROOM_VIEW]} />
      <SpecificationTables product={product} family={family} />
      <Documents documents={product.documents} />
    </>
  );
}

function Figures({ product, family }: ProductPage) {
  const figures = figuresOf(family, product.attributes);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="key-features">
      <h2 id="key-features">Key features</h2>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DescriptionProps = { paragraphs: readonly string[]; room: Image | undefined };

function Description({ paragraphs, room }: DescriptionProps) {
  if (paragraphs.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="about-it">
      <div className={styles.about}>
        <div>
          <h2 id="about-it">About it</h2>
          <div className={styles.description}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {room && (
          <ImageTile
            image={room}
            sizes="(min-width: 1024px) 40vw, 1px"
            ratio="4 / 3"
            fit="cover"
            className={styles.room}
          />
        )}
      </div>
    </section>
  );
}

function Documents({ documents }: { documents: ProductPage['product']['documents'] }) {
  if (documents.length === 0) return null;
  return (
    <section className="wrap" aria-label="Documents">
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.url}>
            <ShopLink to={document.url}>
              <Icon name="doc" />
              <b>{document.name}</b>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
