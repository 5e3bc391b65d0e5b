import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Client, createClient, type Transport } from '@wattle/contract';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

const BUILD = fileURLToPath(new URL('../build/server/index.js', import.meta.url));

/** What a shop may be configured with; without it nothing is. */
export type StageSettings = {
  readonly reviewsScript?: string;
  readonly widgetScripts?: Readonly<Record<string, string>>;
};

type Entry = {
  readonly createLoadContext: (
    client: Client,
    reportError: (error: unknown) => void,
    settings: { devPages: boolean; reviewsScript: string | undefined; widgetScripts: object },
  ) => RouterContextProvider;
};

/** The pages of the build, with a client that goes where the test says. */
export async function loadPages(
  transport: Transport,
  reportError: (error: unknown) => void,
): Promise<(request: Request, settings: StageSettings) => Promise<Response>> {
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(BUILD).href);
  const { createLoadContext } = build.entry.module as typeof build.entry.module & Entry;
  const handle = createRequestHandler(build, 'production');
  const client = createClient(transport);
  return (request, settings) =>
    handle(
      request,
      createLoadContext(client, reportError, {
        devPages: true,
        reviewsScript: settings.reviewsScript,
        widgetScripts: settings.widgetScripts ?? {},
      }),
    );
}
