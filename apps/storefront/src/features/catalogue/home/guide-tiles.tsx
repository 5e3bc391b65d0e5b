import { pageLink } from '@wattle/domain';
import { artFit } from '../../../page/art-fit.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './guide-tiles.module.css';
import type { HomeGuide } from './home-data.ts';

const GUIDES_MAX = 3;

export function GuideTiles({ guides }: { guides: readonly HomeGuide[] }) {
  const parent = guides[0]?.path.replace(/\/[^/]+$/, '');
  return (
    <section className="section wrap" aria-labelledby="home-guides">
      <div className="section-head">
        <h2 id="home-guides">Before you buy</h2>
        {parent && parent !== 'articles' && (
          <ShopLink className="more" to={pageLink(parent)}>
            All guides <Icon name="arrow" />
          </ShopLink>
        )}
      </div>
      <div className={styles.guides}>
        {guides.slice(0, GUIDES_MAX).map((guide) => (
          <article key={guide.id} className={styles.guide}>
            <div className={styles.art}>
              <ImageTile
                image={guide.heroImage && { ...guide.heroImage, alt: '' }}
                set="content"
                sizes="(min-width: 768px) 30vw, 92vw"
                ratio="16 / 10"
                fit={artFit(guide.heroImage)}
              />
            </div>
            <p className={styles.kicker}>{guide.kicker}</p>
            <h3>
              <ShopLink to={pageLink(guide.path)}>{guide.name}</ShopLink>
            </h3>
          </article>
        ))}
      </div>
    </section>
  );
}
