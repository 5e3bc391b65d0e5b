import type { Client } from './client.ts';

/** A page request from the server to the storefront. A path ending in `.data` asks for the page's data only. */
export type PageRequest = {
  readonly url: URL;
  /** The body of a form posted by a browser without scripts. */
  readonly body?: string;
};

export type PageResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Third-party widget scripts by widget name. Without a script, the shop renders its own fallback. */
export type WidgetScripts = { readonly 'stylist-booking'?: string; readonly 'buy-now-pay-later'?: string };

/** What the server provides to every page. */
export type PageContext = {
  /**
   * The typed API client over an in-process transport; pages load data the same way on the server and in the browser.
   */
  readonly client: Client;
  /** Receives errors thrown while a page renders. */
  readonly reportError: (error: unknown) => void;
  /** Whether the developer pages under /dev are served; never in production. */
  readonly devPages: boolean;
  /** Script URL of the reviews service; null: no reviews are shown. */
  readonly reviewsScript: string | null;
  readonly widgetScripts: WidgetScripts;
};

/** The storefront's client build. */
export type PageFiles = {
  /** Release id: a browser running another release reloads the document. */
  readonly build: string;
  /** Vite's manifest: maps each source file to its built files. */
  readonly manifest: Readonly<
    Record<
      string,
      {
        readonly file: string;
        readonly imports?: readonly string[];
        readonly css?: readonly string[];
        /** Of a page: all its stylesheets in one. */
        readonly pageCss?: string;
      }
    >
  >;
  /** Extra head markup from the dev server. */
  readonly extraHead?: string;
};

export type AnswerPage = (request: PageRequest, context: PageContext) => Promise<PageResponse>;

/** The exports of the storefront's server build. */
export type StorefrontBuild = { readonly createPages: (files: PageFiles) => AnswerPage };
