import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How long a pending part may delay a page. */
const PATIENCE_MS = 6_000;

/** React's marker for a boundary that suspended or failed. */
export const NOT_WHOLE = '<!--$!-->';

type Rendered = { readonly html: string; readonly failed: boolean };

/**
 * Sends the page complete, so that it works without JavaScript and can be cached. Rendering to a string costs a third
 * of streaming. A page that needs code not loaded yet is streamed once, which waits for that code. What is streamed may
 * have scripts that move its parts into place, which our policy refuses, so the page is then rendered once more.
 */
export async function renderWhole(page: ReactNode, reportError: (error: unknown) => void): Promise<Rendered> {
  const html = renderToString(page);
  if (!html.includes(NOT_WHOLE)) return { html, failed: false };
  const streamed = await renderSlowly(page, reportError);
  const again = renderToString(page);
  return again.includes(NOT_WHOLE) ? streamed : { html: again, failed: false };
}

function renderSlowly(page: ReactNode, reportError: (error: unknown) => void): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    let isReady = false;
    const chunks: Uint8Array[] = [];
    const timer = setTimeout(() => abort(new Error('The page took too long')), PATIENCE_MS);
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // keeps completed boundaries in place, rather than having a script move them in
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React 19.2 may say it twice
      onAllReady() {
        if (isReady) return;
        isReady = true;
        clearTimeout(timer);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        failed = true;
        reportError(error);
      },
    });
  });
}
