import type { RootData } from '../page/root-data.ts';
import type { PageLocation } from '../router/location.ts';
import type { PageParams } from '../router/match-page.ts';
import type { SentCode } from './page-code.ts';
import type { FrameModule, LayoutModule, PageModule } from './page-module.ts';

/** The page on screen, its frame and its address. */
export type ShopState = {
  readonly location: PageLocation;
  readonly params: PageParams;
  readonly root: RootData;
  readonly frame: Shown<FrameModule>;
  readonly layout: LayoutModule | undefined;
  readonly page: Shown<PageModule> & { readonly actionData?: unknown };
  /** How to scroll when this state is shown. */
  readonly scroll: 'stay' | 'top' | number;
};

/** Code with its data, or with an error. */
type Shown<M> = { readonly code: M; readonly data: unknown; readonly error?: unknown };

/** Data sent along with the HTML, needed for hydration. */
export type SentPage = {
  /** The build that produced it. */
  readonly build: string;
  readonly code: SentCode;
  readonly root: RootData;
  readonly frame: unknown;
  readonly data?: unknown;
  readonly actionData?: unknown;
  readonly error?: SentError;
};

/** The response to a client-side navigation. */
export type SentData = {
  readonly build: string;
  readonly data?: unknown;
  readonly error?: SentError;
  readonly redirect?: string;
  readonly head: readonly import('../router/head.ts').HeadEntry[];
};

/** An error as JSON. Server faults carry no details. */
export type SentError = { readonly status: number; readonly data: unknown };
