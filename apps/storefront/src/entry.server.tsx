import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import {
  type AnswerPage,
  EARLY_CART_SCRIPT,
  EARLY_CHECKOUT_SCRIPT,
  FIRST_SCRIPT,
  LATE_SCRIPTS_SCRIPT,
  type PageFiles,
  type PageResponse,
} from '@wattle/contract';
import { pngUrl } from '@wattle/domain/images';
import { type ShopIdentity, shopPalette } from '@wattle/domain/shop-identity';
import { App } from './app/app.tsx';
import { createKeepHtml } from './app/keep-html.server.tsx';
import { failedPage, type LoadedPage, loadFrame, loadPage, loadShop } from './app/load-page.server.ts';
import { assetsOf, layoutSource, type PageAssets, pageSource, sourcesOf, urlOfSource } from './app/page-assets.ts';
import { loadPageCode, type PageCode, type SentCode } from './app/page-code.ts';
import { renderWhole } from './app/render-whole.server.tsx';
import type { SentData, SentPage, ShopState } from './app/shop-state.ts';
import { KeepHtmlProvider } from './page/kept-markup.tsx';
import { jsonWithPieces } from './page/piece.ts';
import type { RootData } from './page/root-data.ts';
import { escapeHtml, headHtml, jsonByParts, scriptJson } from './router/head.ts';
import { locationOf } from './router/location.ts';
import { matchPage, type PageParams } from './router/match-page.ts';
import { PageError, Redirect } from './router/page-answer.ts';
import { plainAddress } from './router/plain-address.ts';
import { STILL } from './router/router-context.tsx';
import { withShopName } from './router/with-shop-name.ts';
import { type FrameName, NOT_FOUND, type PageRow, ROUTES } from './routes.ts';

const DATA = /\.data$/;
const FRAME = /^\/_frames\/(shop|checkout)\.data$/;
/** What React writes before the page: preloads of pictures, which are to be asked for before the scripts. */
const FIRST_LINKS = /^(?:<link [^>]*>)*/;
/** Of pages that show something before their code has come. */
const EARLY_SCRIPTS: Readonly<Record<string, string>> = {
  cart: `<script>${EARLY_CART_SCRIPT}</script>`,
  'checkout-contact-info': `<script>${EARLY_CHECKOUT_SCRIPT}</script>`,
};

/** Answers a page as HTML or, at the same address plus `.data`, as JSON for client-side navigation. */
export function createPages(files: PageFiles): AnswerPage {
  const assets = new Map<string, PageAssets & { readonly code: SentCode }>();

  return async ({ url, body }, context) => {
    const frameName = FRAME.exec(url.pathname)?.[1] as FrameName | undefined;
    if (frameName) return json(200, { build: files.build, data: await loadFrame(frameName, context, url), head: [] });
    const isData = DATA.test(url.pathname);
    const pageUrl = isData ? withoutSuffix(url) : url;
    const { row, params } = matchPage(ROUTES, pageUrl.pathname) ?? { row: NOT_FOUND, params: {} };
    const asked = { row, params, url: pageUrl, context, body, shop: await loadShop(context) };
    return isData ? answerData(asked) : answerHtml(asked);
  };

  async function answerData(asked: Asked): Promise<PageResponse> {
    const loaded = await loadPage(asked);
    const { build } = files;
    if (loaded instanceof Redirect) return json(200, { build, redirect: plainAddress(loaded.to), head: [] });
    const { status, data, error, head } = loaded;
    return json(status, {
      build,
      head,
      ...(error instanceof PageError ? { error } : { data }),
    });
  }

  async function answerHtml(asked: Asked): Promise<PageResponse> {
    const { row, context, url, shop } = asked;
    const [code, loaded, frame] = await Promise.all([
      loadPageCode(row),
      loadPage(asked),
      loadFrame(row.frame, context, url).then(
        (data) => ({ frame: data }),
        (thrown: unknown) => ({ frame: undefined, ...failedPage(thrown, context) }),
      ),
    ]);
    if (loaded instanceof Redirect)
      return { status: loaded.status, headers: { location: plainAddress(loaded.to) }, body: '' };
    const whole =
      loaded.error === undefined
        ? { ...loaded, head: [...loaded.head, ...withShopName(code.page.head?.() ?? [], shop.name)] }
        : loaded;
    const page = 'error' in frame ? frame : whole;
    const root: RootData = { baseUrl: url.origin, widgetScripts: context.widgetScripts, shop };
    const place = { asked, code, root, frameData: frame.frame };
    const drawn = await draw(place, page);
    return html(drawn.page.status, documentOf(place, drawn));
  }

  type Place = {
    readonly asked: Asked;
    readonly code: PageCode;
    readonly root: RootData;
    readonly frameData: object | undefined;
  };

  /** Falls back to the error page when rendering fails. */
  async function draw(place: Place, page: LoadedPage): Promise<{ page: LoadedPage; html: string }> {
    const { reportError } = place.asked.context;
    try {
      const state = stateOf(place, page);
      const { html, failed } = await renderWhole(
        <KeepHtmlProvider value={createKeepHtml(state)}>
          <App state={state} router={STILL} />
        </KeepHtmlProvider>,
        reportError,
      );
      return { page: failed ? { ...page, status: 500 } : page, html };
    } catch (thrown) {
      if (page.error !== undefined) throw thrown;
      return draw(place, failedPage(thrown, { reportError }));
    }
  }

  function documentOf(
    { asked: { row, shop }, root, frameData }: Place,
    { page, html }: { page: LoadedPage; html: string },
  ) {
    const known = assets.get(row.page) ?? {
      ...assetsOf(files.manifest, sourcesOf(row)),
      code: codeOf(row, files.manifest),
    };
    assets.set(row.page, known);
    const { data, actionData, error } = page;
    const sent: Omit<SentPage, 'frame' | 'data'> = {
      build: files.build,
      code: known.code,
      root,
      actionData,
      ...(error instanceof PageError && { error }),
    };
    const byParts = Object.entries({ frame: frameData, data }).map(([name, part]) =>
      part ? `"${name}":${jsonByParts(part)},` : '',
    );
    const json = `{${byParts.join('')}${scriptJson(sent).slice(1)}`;
    const [entry] = known.scripts;
    const [first = ''] = FIRST_LINKS.exec(html) ?? [];
    return [
      `<!DOCTYPE html><html lang="en-AU"${ownColours(shop)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${FIRST_SCRIPT}</script>${EARLY_SCRIPTS[row.page] ?? ''}<meta name="theme-color" content="${shopPalette(shop.colours)['frame-800']}">`,
      headHtml(page.head),
      `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin="anonymous">${iconLink(shop)}<link rel="manifest" href="/site.webmanifest">`,
      styleLinks(known.styles, files.manifest[pageSource(row)]?.pageCss),
      first,
      ...known.scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
      files.extraHead ?? '',
      '</head><body><div id="shop">',
      html.slice(first.length),
      `</div><script type="application/json" id="page-data">${json}</script><template id="late">`,
      `<script type="module" src="/${entry}"></script></template><script>${LATE_SCRIPTS_SCRIPT}</script></body></html>`,
    ].join('');
  }
}

/** The joined stylesheet also names what it holds, disabled, so that code which comes later does not load it again. */
const styleLinks = (styles: readonly string[], joined: string | undefined): string =>
  (joined === undefined ? '' : `<link rel="stylesheet" href="/${joined}">`) +
  styles.map((file) => `<link rel="stylesheet" href="/${file}"${joined === undefined ? '' : ' disabled'}>`).join('');

/** A shop's own colours take the place of the stylesheet's. */
const ownColours = ({ colours }: ShopIdentity): string =>
  colours === null
    ? ''
    : ` style="${Object.entries(shopPalette(colours))
        .map(([name, colour]) => `--${name}:${colour}`)
        .join(';')}"`;

const iconLink = ({ icon }: ShopIdentity): string =>
  icon === null || icon.endsWith('.svg')
    ? '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${escapeHtml(pngUrl(icon, 320))}" type="image/png">`;

type Asked = Parameters<typeof loadPage>[0];

const stateOf = (
  {
    asked: { url, params },
    code,
    root,
    frameData,
  }: { asked: Asked; code: PageCode; root: RootData; frameData: object | undefined },
  page: LoadedPage,
): ShopState => ({
  location: locationOf(url.pathname + url.search),
  params: params as PageParams,
  root,
  frame: { code: code.frame, data: frameData, ...(frameData === undefined && { error: page.error }) },
  layout: code.layout,
  page: { code: code.page, data: page.data, actionData: page.actionData, error: page.error },
  scroll: 'stay',
});

const codeOf = (row: PageRow, manifest: PageFiles['manifest']): SentCode => ({
  page: urlOfSource(manifest, pageSource(row)),
  ...(row.frame !== 'shop' && { frame: urlOfSource(manifest, layoutSource(row.frame)) }),
  ...(row.layout && { layout: urlOfSource(manifest, layoutSource(row.layout)) }),
});

function withoutSuffix(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.replace(DATA, '').replace(/^\/_root$/, '/');
  return page;
}

const html = (status: number, body: string): PageResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

const json = (status: number, sent: SentData): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: jsonWithPieces(sent),
});
