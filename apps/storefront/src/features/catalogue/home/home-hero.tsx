import { categoryLink, imageSrcSet, imageUrl, pageLink } from '@wattle/domain';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { HomeGuide, HomeTile } from './home-data.ts';
import styles from './home-hero.module.css';

const WIDE = '/pictures/scene/hero-wide/default.svg';
const TALL = '/pictures/scene/hero-tall/default.svg';

/** The front of the shop: one picture, one gold button. */
export function HomeHero({
  tiles: [tile],
  guides: [guide],
}: {
  tiles: readonly HomeTile[];
  guides: readonly HomeGuide[];
}) {
  return (
    <section className={styles.hero}>
      <picture>
        <source media="(min-width: 1024px)" srcSet={imageSrcSet(WIDE, 'content')} sizes="100vw" />
        <img
          className={styles.picture}
          src={imageUrl(TALL, { width: 900 })}
          srcSet={imageSrcSet(TALL, 'content')}
          sizes="100vw"
          width="780"
          height="640"
          alt="Fridge, washer, espresso machine and headphones in morning light"
          fetchPriority="high"
        />
      </picture>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.say}>
          <p className={styles.kicker}>Appliances and electronics</p>
          <h1>Cool, calm and here on the day you choose.</h1>
          <p className={styles.lead}>
            Everything that keeps a house running, with its size in millimetres and its price in plain sight.
          </p>
          <p className={styles.actions}>
            {tile && (
              <LinkButton size="lg" to={categoryLink(tile)}>
                Shop {tile.name.toLowerCase()}
              </LinkButton>
            )}
            {guide && (
              <ShopLink className={`link ${styles.guide}`} to={pageLink(guide.path)}>
                {guide.name}
              </ShopLink>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
