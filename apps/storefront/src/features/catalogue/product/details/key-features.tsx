import type { Image } from '@wattle/domain/images';
import * as productDetailsWords from '@wattle/messages/product-details';
import { ImageTile } from '../../../../ui/image-tile.tsx';
import { featureCards } from './feature-cards.ts';
import styles from './key-features.module.css';

type Props = { features: readonly string[]; images: readonly Image[] };

/** Key features on picture cards. */
export function KeyFeatures({ features, images }: Props) {
  const cards = featureCards(features, images);
  if (cards.length === 0) return null;
  return (
    <section className="wrap section far" aria-labelledby="why-it">
      <h2 id="why-it">{productDetailsWords.whyPeopleChooseIt}</h2>
      <div className={styles.cards}>
        {cards.map(({ title, lines, image }) => (
          <article key={title} className={styles.card}>
            <div className={styles.words}>
              <h3>{title}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            {image && (
              <ImageTile
                image={{ ...image, alt: '' }}
                sizes="(min-width: 1024px) 690px, 150vw"
                ratio="auto"
                fit="cover"
                className={styles.shot}
              />
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
