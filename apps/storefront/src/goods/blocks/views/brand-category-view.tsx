import * as contentWords from '@wattle/messages/content';
import type { PerView } from '../../../ui/carousel-settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { KeptRail } from '../../card/kept-rail.tsx';
import type { ShownOf } from '../shown-block.ts';
import styles from './brand-category-view.module.css';

/** From 1024 px the cards share the row with the feature. */
const BESIDE: PerView = { base: 1.2, sm: 2.3, lg: 2, '2xl': 3, '3xl': 4, '4xl': 5 };
/** With one card the feature takes the rest of the row. */
const ALONE: PerView = { base: 1.2, sm: 2.3, lg: 1 };
/** As many as fit beside the feature at its narrowest, so that nothing scrolls. */
const FIT = 2;

const PICTURE_SIZES = '(min-width: 1024px) 356px, (min-width: 640px) 45vw, 90vw';

/** A brand feature in a category: text and picture, left or right of its products [D-2-48 D-2-49 D-2-50 D-2-51]. */
export default function BrandCategoryView({ block }: { block: ShownOf<'brand-category'> }) {
  const { carouselHeading, heading, imagePosition } = block.value;
  const { cards } = block.data;
  const count = cards.length;
  return (
    <section
      className={classNames(styles.row, styles[imagePosition], count === 0 && styles.none, count === 1 && styles.one)}
      aria-label={heading}
    >
      <Feature block={block} />
      {count > 0 && (
        <div className={styles.products}>
          <h3>{carouselHeading}</h3>
          <KeptRail
            label={carouselHeading}
            cards={cards}
            perView={count === 1 ? ALONE : BESIDE}
            navigation={count > FIT}
          />
        </div>
      )}
    </section>
  );
}

function Feature({ block: { value, data } }: { block: ShownOf<'brand-category'> }) {
  const { heading, description, image, ratio = '1 / 1' } = value;
  return (
    <div className={styles.feature}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{description}</p>
        <LinkButton to={data.range} kind="second">
          {contentWords.viewRange}
        </LinkButton>
      </div>
      <ImageTile
        image={image}
        set="content"
        sizes={PICTURE_SIZES}
        ratio={ratio.replace(':', '/')}
        fit="cover"
        className={styles.picture}
      />
    </div>
  );
}
