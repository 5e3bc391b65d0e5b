import { categoryLink } from '@wattle/domain';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { HomeTile } from './home-data.ts';
import styles from './room-feature.module.css';

const SCENE = {
  src: '/pictures/scene/kitchen/default.svg',
  alt: 'A sunlit kitchen with a fridge, an oven and an espresso machine',
};

/** A room to imagine things in, and the way to what cooks in it. */
export function RoomFeature({ tiles }: { tiles: readonly HomeTile[] }) {
  const cooking = tiles.find(({ path }) => /cooking|kitchen/.test(path));
  if (!cooking) return null;
  return (
    <section className="section wrap" aria-labelledby="home-room">
      <div className={styles.room}>
        <figure className={styles.figure}>
          <ImageTile
            image={SCENE}
            set="content"
            sizes="(min-width: 1024px) 60vw, 100vw"
            ratio="auto"
            fit="cover"
            className={styles.scene}
          />
        </figure>
        <div className={styles.words}>
          <p className={styles.kicker}>Rooms we like</p>
          <h2 id="home-room">A kitchen that gets on with it</h2>
          <p className={styles.text}>
            A fridge that fits its space, an oven that cleans itself, and coffee before anyone talks to you. Every one
            of ours says how wide, how high and how deep it is.
          </p>
          <LinkButton kind="line" className={styles.button} to={categoryLink(cooking)}>
            View the range
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
