import type { ComponentType, ReactNode } from 'react';
import type { HeadEntry } from '../router/head.ts';
import type { ActionAnswer, Redirect } from '../router/page-answer.ts';
import type { ActArgs, LoadArgs } from './load-args.ts';

/** Props of a page component: what its server `load` returned, after JSON. */
export type PageProps<L extends (args: never) => unknown, A = undefined> = {
  readonly data: WithoutHead<Awaited<ReturnType<L>>>;
  /** Result of a form posted without JavaScript. */
  readonly actionData?: A | undefined;
};

type WithoutHead<T> = T extends unknown ? Omit<T, 'head'> : never;

/** `routes/<page>.tsx`: shared by browser and server. */
export type PageModule = {
  readonly default: ComponentType<{ readonly data: unknown; readonly actionData?: unknown }>;
  /** For pages without data. Pages with data set their head on the server. */
  readonly head?: () => readonly HeadEntry[];
  /** True when moving to `next` needs no reload of data. */
  readonly keepsData?: (current: URL, next: URL) => boolean;
  /** Loads code that the page needs straight after a navigation. */
  readonly preload?: () => Promise<unknown>;
};

/** `routes/<page>.server.ts`: server only. */
export type PageServerModule = {
  /** The page's data with its document `head`, or a redirect. */
  readonly load: (args: LoadArgs<string>) => unknown;
  readonly act?: (args: ActArgs<string>) => Promise<Redirect | ActionAnswer<unknown>>;
};

/** `layouts/<layout>.tsx`: wraps pages and persists across navigations. */
export type LayoutModule = { readonly default: ComponentType<{ readonly children: ReactNode }> };

/** `layouts/<frame>.tsx`: the outermost layout, with its own data, loaded once. */
export type FrameModule = { readonly default: ComponentType<{ readonly data: unknown; readonly children: ReactNode }> };
