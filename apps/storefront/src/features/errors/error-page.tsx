import * as commonWords from '@wattle/messages/common';
import * as errorsWords from '@wattle/messages/errors';
import { useEffect, useState } from 'react';
import { ContentBlocks } from '../../goods/blocks/content-blocks.tsx';
import { useLocation } from '../../router/router-context.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { isNotFound, notFoundData } from './error-kind.ts';
import styles from './error-page.module.css';
import { HelpBlock } from './help-block.tsx';
import type { NotFoundData } from './not-found.ts';
import robotVacuum from './robot-vacuum.svg?url';
import still from './still-life.module.css';
import toaster from './toaster.svg?url';

export default function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFoundPage {...notFoundData(error)} /> : <FailedPage />;
}

/** The 404 page [D-2-17 … D-2-22]. */
export function NotFoundPage({ blocks, categories }: Pick<NotFoundData, 'blocks' | 'categories'>) {
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div>
          <h1>{errorsWords.notFoundHeading}</h1>
          <p className={styles.big}>{errorsWords.notFoundText}</p>
          <p className={styles.more}>{errorsWords.notFoundExplanation}</p>
          <p className={styles.ways}>
            <LinkButton to="/" size="lg">
              {commonWords.goToTheHomePage}
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
      <CategoryTiles heading={errorsWords.peopleUsuallyWant} categories={categories} />
      <HelpBlock />
    </div>
  );
}

/** The page for all other errors [D-2-23 D-2-24]. */
export function FailedPage() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div>
          <h1>{errorsWords.somethingWentWrong}</h1>
          <p className={styles.big}>{errorsWords.otherText}</p>
          <p className={styles.more}>
            {errorsWords.otherExplanation} <RequestNumber />
          </p>
          <p className={styles.ways}>
            {/* A plain link, so that the browser makes a full request whatever state the page is in. */}
            <a className={buttonLook({ size: 'lg' })} href={pathname + search}>
              <Icon name="refresh" /> {commonWords.tryAgain}
            </a>
            <ShopLink className="link" to="/">
              {commonWords.goToTheHomePage}
            </ShopLink>
          </p>
        </div>
        <StillLife ground="clay" picture={toaster} width="min(330px, 58%)" left="32%" />
      </div>
      <HelpBlock />
    </div>
  );
}

/** The request id under which the server logged the failure, sent in Server-Timing. */
function readRequestNumber(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  return navigation.serverTiming.find(({ name }) => name === 'request')?.description;
}

/** The number to quote on the phone. Only known in the browser, after a full page load failed. */
function RequestNumber() {
  const [number, setNumber] = useState<string>();
  useEffect(() => setNumber(readRequestNumber()), []);
  return number ? (
    <>
      {errorsWords.requestNumber} <b>{number}</b>.
    </>
  ) : null;
}

type StillLifeProps = { ground: 'sage' | 'sky' | 'clay' | 'sand'; picture: string; width: string; left: string };

/** Decorative illustration. */
function StillLife({ ground, picture, width, left }: StillLifeProps) {
  return (
    <div className={`${still.still} ${still[ground]}`} aria-hidden="true">
      <img src={picture} alt="" width="800" height="800" style={{ width, left }} />
    </div>
  );
}
