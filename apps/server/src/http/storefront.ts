import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnswerPage, StorefrontBuild } from '@wattle/contract';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from './pages.ts';

/** The settings that pages need. */
export type PageSettings = Pick<Config, 'devPages' | 'reviewsScript' | 'widgetScripts'>;

const BUILD = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));

export const CLIENT_FOLDER = `${BUILD}client`;
const MANIFEST = `${CLIENT_FOLDER}/.vite/manifest.json`;

export function isBuilt(): boolean {
  return existsSync(`${BUILD}server/index.js`) && existsSync(MANIFEST);
}

/** Loads the built storefront. */
export async function loadStorefront(settings: PageSettings): Promise<PageRenderer> {
  const { createPages }: StorefrontBuild = await import(pathToFileURL(`${BUILD}server/index.js`).href);
  const manifest = await readFile(MANIFEST, 'utf8');
  // file names contain content hashes, so the manifest identifies the release
  const build = createHash('sha1').update(manifest).digest('base64url').slice(0, 8);
  return rendererOf(createPages({ build, manifest: JSON.parse(manifest) }), settings);
}

export function rendererOf(answer: AnswerPage, { devPages, reviewsScript, widgetScripts }: PageSettings): PageRenderer {
  return (request, client, reportError) =>
    answer(request, { client, reportError, devPages, reviewsScript: reviewsScript ?? null, widgetScripts });
}
