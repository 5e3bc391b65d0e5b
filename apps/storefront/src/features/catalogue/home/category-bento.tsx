import { categoryLink, centsOf, formatPrice } from '@wattle/domain';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './category-bento.module.css';
import type { HomeTile } from './home-data.ts';

/** One large and eight small fill the box. */
const TILES_MAX = 9;

export function CategoryBento({ tiles }: { tiles: readonly HomeTile[] }) {
  return (
    <section className="section wrap" aria-labelledby="home-categories">
      <div className="section-head">
        <h2 id="home-categories">What are you replacing?</h2>
      </div>
      <ul className={styles.bento}>
        {tiles.slice(0, TILES_MAX).map((tile, index) => (
          <li key={tile.id} className={styles.tile}>
            <ShopLink to={categoryLink(tile)}>
              <span className={styles.words}>
                <b>{tile.shortName}</b>
                <small>{index === 0 ? `${models(tile.count)}${from(tile, ', from')}` : from(tile, 'From')}</small>
              </span>
              <ImageTile
                image={tile.image && { ...tile.image, alt: '' }}
                sizes={index === 0 ? '(min-width: 1024px) 470px, 300px' : '180px'}
                className={styles.picture}
              />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const models = (count: number): string => `${count} ${count === 1 ? 'model' : 'models'}`;

const from = ({ priceFrom }: HomeTile, words: string): string =>
  priceFrom === null ? '' : `${words} ${formatPrice(centsOf(priceFrom))}`;
