import type { Image } from '@wattle/domain/images';
import { groupDigits } from '@wattle/domain/numbers';
import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import type { CSSProperties } from 'react';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import type { BrandFigure } from './brand-figures.ts';
import styles from './brand-head.module.css';
import type { BrandPage } from './category-page.ts';

/** Anchor of the product list, for shoppers who came to buy. */
export const LIST_ID = 'all';

type Props = {
  brand: BrandPage;
  crumbs: readonly Crumb[];
  figures: readonly BrandFigure[];
  /** The first one is centred in front. */
  pictures: readonly Image[];
};

/** Brand name in large letters, with introduction, figures and product pictures. */
export function BrandHead({ brand, crumbs, figures, pictures }: Props) {
  return (
    <section className={styles.head}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={[{ label: commonWords.home, to: '/' }, ...crumbs]} />
        </div>
        <div className={styles.words}>
          <h1 style={{ '--letters': lettersInLine(brand.name) } as CSSProperties}>{brand.name}</h1>
          <p className={styles.lead}>{brand.description}</p>
          <ul className={styles.figures}>
            <li>
              <a href={`#${LIST_ID}`}>
                <b>{groupDigits(brand.productCount)}</b> {listingWords.modelsHere(brand.productCount)}
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

/** The longest line of the name sets the font size. Long names wrap onto two lines. */
function lettersInLine(name: string): number {
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  return Math.max(longestWord, name.length > 10 ? Math.ceil(name.length / 2) : name.length);
}
