import * as paginationWords from '@wattle/messages/pagination';
import * as uiWords from '@wattle/messages/ui';
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

/** Real links, so that pages can be opened in tabs, shared and crawled. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={paginationWords.pages}>
      {page > 1 ? (
        <ShopLink className={styles.step} to={hrefFor(page - 1)} rel="prev">
          <Icon name="left" /> {uiWords.previous}
        </ShopLink>
      ) : (
        <span className={styles.step} aria-hidden="true">
          <Icon name="left" /> {uiWords.previous}
        </span>
      )}
      <p className={styles.short}>{paginationWords.pageOf(page, pages)}</p>
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <ShopLink to={hrefFor(number)} {...(number === page ? { 'aria-current': 'page' } : {})}>
                <VisuallyHidden>{paginationWords.page} </VisuallyHidden>
                {number}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <ShopLink className={styles.step} to={hrefFor(page + 1)} rel="next">
          {uiWords.next} <Icon name="right" />
        </ShopLink>
      ) : (
        <span className={styles.step} aria-hidden="true">
          {uiWords.next} <Icon name="right" />
        </span>
      )}
    </nav>
  );
}
