import { useLocation } from 'react-router';
import { ContentBlocks } from '../../goods/blocks/content-blocks.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { isNotFound, notFoundData } from './error-kind.ts';
import styles from './error-page.module.css';
import { ERROR_WORDS } from './error-words.ts';
import { HelpBlock } from './help-block.tsx';
import type { NotFoundData } from './not-found.ts';
import { RequestNumber } from './request-number.tsx';
import robotVacuum from './robot-vacuum.svg?url';
import { StillLife } from './still-life.tsx';
import toaster from './toaster.svg?url';

export default function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFoundPage {...notFoundData(error)} /> : <FailedPage />;
}

/** The page for an address that leads nowhere [D-2-17 … D-2-22]. */
export function NotFoundPage({ blocks, categories }: Pick<NotFoundData, 'blocks' | 'categories'>) {
  const words = ERROR_WORDS.notFound;
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.big}>{words.text}</p>
          <p className={styles.more}>{words.explanation}</p>
          <p className={styles.ways}>
            <LinkButton to="/" size="lg">
              {words.home}
            </LinkButton>
          </p>
        </div>
        <StillLife ground="sky" picture={robotVacuum} width="min(350px, 62%)" left="26%" />
      </div>
      {blocks.length > 0 && (
        <div className={styles.article}>
          <ContentBlocks blocks={blocks} />
        </div>
      )}
      <CategoryTiles heading="People usually want" categories={categories} />
      <HelpBlock />
    </div>
  );
}

/** The page for anything else that failed [D-2-23 D-2-24]. */
export function FailedPage() {
  const words = ERROR_WORDS.other;
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.big}>{words.text}</p>
          <p className={styles.more}>
            {words.explanation} <RequestNumber />
          </p>
          <p className={styles.ways}>
            {/* A plain link: it asks the server again, whatever state the page is in. */}
            <a className={buttonLook({ size: 'lg' })} href={pathname + search}>
              <Icon name="refresh" /> {words.retry}
            </a>
            <ShopLink className="link" to="/">
              {words.home}
            </ShopLink>
          </p>
        </div>
        <StillLife ground="clay" picture={toaster} width="min(330px, 58%)" left="32%" />
      </div>
      <HelpBlock />
    </div>
  );
}
