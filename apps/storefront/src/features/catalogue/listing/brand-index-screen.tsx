import { brandLink } from '@wattle/domain/links';
import * as brandsWords from '@wattle/messages/brands';
import * as commonWords from '@wattle/messages/common';
import { PageHead } from '../../../page/page-head.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './brand-index-screen.module.css';
import type { BrandIndex } from './category-page.ts';
import { groupByLetter } from './group-by-letter.ts';

export function BrandIndexScreen({ brands }: { brands: BrandIndex }) {
  const groups = groupByLetter(brands);
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: commonWords.brands }]} title={commonWords.brands}>
        {brandsWords.brandsIntro(brands.length)}
      </PageHead>
      <Letters letters={groups.map(({ letter }) => letter)} />
      <div className={styles.groups}>
        {groups.map(({ letter, brands: ofLetter }) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            className={styles.group}
            aria-labelledby={`h-${anchorOf(letter)}`}
          >
            <h2 id={`h-${anchorOf(letter)}`}>{letter}</h2>
            <ul>
              {ofLetter.map((brand) => (
                <li key={brand.id}>
                  <ShopLink className={styles.brand} to={brandLink(brand)}>
                    {brand.name}
                    <span>{brand.productCount}</span>
                  </ShopLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label={brandsWords.letters}>
      <ul className={`scroll-x ${styles.letters}`}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${anchorOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const anchorOf = (letter: string): string => (letter === '#' ? 'brands-other' : `brands-${letter.toLowerCase()}`);
