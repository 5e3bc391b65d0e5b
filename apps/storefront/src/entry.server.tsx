import { Writable } from 'node:stream';
import type { Client } from '@wattle/contract';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { clientContext } from './page/client-context.ts';
import { devPagesContext } from './page/dev-pages-context.ts';
import { type ReportError, reportErrorContext } from './page/report-error-context.ts';
import { reviewsScriptContext } from './page/reviews-script-context.ts';
import { type WidgetScripts, widgetScriptsContext } from './page/widget-scripts-context.ts';

/** How long a deferred value may hold a page back. */
export const streamTimeout = 5_000;

type PageSettings = {
  readonly devPages: boolean;
  readonly reviewsScript: string | undefined;
  readonly widgetScripts: WidgetScripts;
};

/** What the server gives to every request: the client of the calls, its logger, and whether builders' pages are open. */
export function createLoadContext(
  client: Client,
  reportError?: ReportError,
  { devPages, reviewsScript, widgetScripts }: PageSettings = {
    devPages: false,
    reviewsScript: undefined,
    widgetScripts: {},
  },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  if (reportError) context.set(reportErrorContext, reportError);
  context.set(devPagesContext, devPages);
  context.set(reviewsScriptContext, reviewsScript ?? null);
  context.set(widgetScriptsContext, widgetScripts);
  return context;
}

/** A page is sent whole: it reads without JavaScript, can be cached, and its inline scripts can be hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { html, failed } = await renderWhole(
    <ServerRouter context={routerContext} url={request.url} />,
    loadContext.get(reportErrorContext),
  );
  return new Response(html, { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportErrorContext)(error);
};

function renderWhole(
  page: React.ReactNode,
  reportError: ReportError,
): Promise<{ html: Uint8Array<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Uint8Array[] = [];
    const timer = setTimeout(() => abort(new Error('The page took too long')), streamTimeout + 1_000);
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: new Uint8Array(Buffer.concat(chunks)), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Whole boundaries stay where they are in the document instead of being moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
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
