import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@wattle/contract';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from './pages.ts';

type CreateLoadContext = (
  client: Client,
  reportError: (error: unknown) => void,
  settings: PageSettings,
) => RouterContextProvider;

/** What pages need to know of the configuration. */
export type PageSettings = Pick<Config, 'devPages' | 'reviewsScript' | 'widgetScripts'>;

const BUILD = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));

export const CLIENT_FOLDER = `${BUILD}client`;

export function isBuilt(): boolean {
  return existsSync(`${BUILD}server/index.js`) && existsSync(CLIENT_FOLDER);
}

/** The storefront as its build made it. */
export async function loadStorefront(settings: PageSettings): Promise<PageRenderer> {
  const build: ServerBuild = await import(pathToFileURL(`${BUILD}server/index.js`).href);
  return rendererOf(build, 'production', settings);
}

export function rendererOf(
  build: ServerBuild,
  mode: 'production' | 'development',
  settings: PageSettings,
): PageRenderer {
  const { createLoadContext } = build.entry.module as typeof build.entry.module & {
    createLoadContext?: CreateLoadContext;
  };
  if (!createLoadContext) throw new Error('The storefront build has no createLoadContext.');
  const handle = createRequestHandler(build, mode);
  return (request, client, reportError) => handle(request, createLoadContext(client, reportError, settings));
}
