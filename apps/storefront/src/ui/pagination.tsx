import { Icon } from './icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';
import { ShopLink } from './shop-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
};

/** Real links, so that pages can be opened apart, shared and crawled. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 ? (
        <ShopLink className={styles.turn} to={hrefFor(page - 1)} rel="prev">
          <Icon name="left" /> Previous
        </ShopLink>
      ) : (
        <span className={styles.turn} aria-hidden="true">
          <Icon name="left" /> Previous
        </span>
      )}
      <p className={styles.short}>
        Page {page} of {pages}
      </p>
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <ShopLink to={hrefFor(number)} {...(number === page ? { 'aria-current': 'page' } : {})}>
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <ShopLink className={styles.turn} to={hrefFor(page + 1)} rel="next">
          Next <Icon name="right" />
        </ShopLink>
      ) : (
        <span className={styles.turn} aria-hidden="true">
          Next <Icon name="right" />
        </span>
      )}
    </nav>
  );
}
