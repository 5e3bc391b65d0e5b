import { type Image, imageAddress } from '@wattle/domain/images';
import { pageLink } from '@wattle/domain/links';
import { artFit } from '../../../page/art-fit.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { ARTICLE_PER_VIEW } from '../../../ui/carousel-settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { fitsFrom } from '../fits-from.ts';
import { rowLabel } from '../row-label.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './article-listing-view.module.css';

const SIZES = '(min-width: 1536px) 19vw, (min-width: 1024px) 24vw, (min-width: 640px) 29vw, 80vw';

/** Articles in a row [D-2-39 D-2-40 D-2-41]. */
export default function ArticleListingView({ block }: { block: ShownOf<'article-listing'> }) {
  const { articles } = block.data;
  if (articles.length === 0) return null;
  return (
    <div className={styles.articles} data-fits={fitsFrom(ARTICLE_PER_VIEW, articles.length)}>
      <Carousel
        label={rowLabel('Articles', articles)}
        perView={ARTICLE_PER_VIEW}
        loop={false}
        quietOnMobile="in-blocks"
      >
        {articles.map(({ id, path, name, kicker, heroImage }) => (
          <article key={id} className={styles.article}>
            <ImageTile
              image={heroImage && { ...heroImage, alt: '' }}
              set="content"
              sizes={SIZES}
              ratio="16 / 10"
              fit={artFit(heroImage)}
              className={classNames(styles.art, isDrawing(heroImage) && styles.drawing)}
            />
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <h3 className={styles.name}>
              <ShopLink to={pageLink(path)}>{name}</ShopLink>
            </h3>
          </article>
        ))}
      </Carousel>
    </div>
  );
}

/** Dimension drawings have their own background, which the tile continues. */
const isDrawing = (image: Image | null): boolean =>
  Boolean(image && imageAddress(image)?.startsWith('/pictures/') && imageAddress(image)?.includes('/dimensions/'));
