import * as errorsWords from '@wattle/messages/errors';
import { lazy, Suspense } from 'react';
import blocks from '../../goods/blocks/blocks.module.css';
import richText from '../../goods/blocks/rich-text.module.css';
import tiles from './category-tiles.module.css';
import page from './error-page.module.css';
import help from './help-block.module.css';
import still from './still-life.module.css';

/** Separate chunk, because few pages fail. Falls back to plain text when the chunk fails too. */
const ErrorPage = lazy(() => import('./error-page.tsx').catch(() => ({ default: PlainError })));

/** The error page for anything a page throws [D-2-14]. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<div hidden className={ERROR_STYLES} />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}

function PlainError() {
  return (
    <div className="wrap section">
      <h1>{errorsWords.somethingWentWrong}</h1>
      <p>
        {errorsWords.tryAgainOrVisit}
        <a className="link" href="/">
          {errorsWords.homePage}
        </a>
        .
      </p>
    </div>
  );
}

/**
 * The error page's code is a separate chunk, but its styles must be in the server's HTML. A stylesheet is included when
 * one of its classes is used.
 */
const ERROR_STYLES = [blocks.block, richText.text, tiles.tile, page.lost, help.help, still.still].join(' ');
