import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createClient,
  type PageRequest,
  type PageResponse,
  type StorefrontBuild,
  type Transport,
  type WidgetScripts,
} from '@wattle/contract';

const build = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

/** Optional shop configuration; off by default. */
export type StageSettings = {
  readonly reviewsScript?: string;
  readonly widgetScripts?: WidgetScripts;
};

/** The built pages, with a client the test controls. */
export async function loadPages(
  transport: Transport,
  reportError: (error: unknown) => void,
): Promise<(request: PageRequest, settings: StageSettings) => Promise<PageResponse>> {
  const { createPages }: StorefrontBuild = await import(
    /* @vite-ignore */ pathToFileURL(build('server/index.js')).href
  );
  const manifest = JSON.parse(await readFile(build('client/.vite/manifest.json'), 'utf8'));
  const answer = createPages({ build: 'stage', manifest });
  const client = createClient(transport);
  return (request, { reviewsScript, widgetScripts }) =>
    answer(request, {
      client,
      reportError,
      devPages: true,
      reviewsScript: reviewsScript ?? null,
      widgetScripts: widgetScripts ?? {},
    });
}
