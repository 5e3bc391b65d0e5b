import type { Image } from '@wattle/domain';
import type { CSSProperties } from 'react';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import type { BrandFigure } from './brand-figures.ts';
import styles from './brand-head.module.css';
import type { BrandPage } from './category-page.ts';

/** Where the list stands: who came to buy goes there at once. */
export const LIST_ID = 'all';

type Props = {
  brand: BrandPage;
  crumbs: readonly Crumb[];
  figures: readonly BrandFigure[];
  /** The first stands in the middle, before the others. */
  pictures: readonly Image[];
};

/** A brand's name in large letters, what it says of itself, figures, and what it makes. */
export function BrandHead({ brand, crumbs, figures, pictures }: Props) {
  return (
    <section className={styles.head}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, ...crumbs]} />
        </div>
        <div className={styles.words}>
          <h1 style={{ '--letters': lettersInLine(brand.name) } as CSSProperties}>{brand.name}</h1>
          <p className={styles.lead}>{brand.description}</p>
          <ul className={styles.figures}>
            <li>
              <a href={`#${LIST_ID}`}>
                <b>{brand.productCount.toLocaleString('en-AU')}</b>{' '}
                {brand.productCount === 1 ? 'model here' : 'models here'}
              </a>
            </li>
            {figures.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
        </div>
        <div className={`only-lg ${styles.show}`} aria-hidden="true">
          {pictures.map((picture) => (
            <ImageTile
              key={picture.url ?? picture.src}
              image={{ ...picture, alt: '' }}
              sizes="470px"
              className={styles.picture}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** How long a line of the name is: the size of its letters follows. A long name stands in two lines. */
function lettersInLine(name: string): number {
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  return Math.max(longestWord, name.length > 10 ? Math.ceil(name.length / 2) : name.length);
}
