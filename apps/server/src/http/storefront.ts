import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@wattle/contract';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageRenderer } from './pages.ts';

type CreateLoadContext = (
  client: Client,
  reportError: (error: unknown) => void,
  devPages: boolean,
) => RouterContextProvider;

const BUILD = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));

export const CLIENT_FOLDER = `${BUILD}client`;

export function isBuilt(): boolean {
  return existsSync(`${BUILD}server/index.js`) && existsSync(CLIENT_FOLDER);
}

/** The storefront as its build made it. */
export async function loadStorefront(devPages: boolean): Promise<PageRenderer> {
  const build: ServerBuild = await import(pathToFileURL(`${BUILD}server/index.js`).href);
  return rendererOf(build, 'production', devPages);
}

export function rendererOf(build: ServerBuild, mode: 'production' | 'development', devPages: boolean): PageRenderer {
  const { createLoadContext } = build.entry.module as typeof build.entry.module & {
    createLoadContext?: CreateLoadContext;
  };
  if (!createLoadContext) throw new Error('The storefront build has no createLoadContext.');
  const handle = createRequestHandler(build, mode);
  return (request, client, reportError) => handle(request, createLoadContext(client, reportError, devPages));
}
