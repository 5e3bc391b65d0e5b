import type { Failed } from '@wattle/domain/results';

/** What a browser needs to get a token. */
export type CaptchaSite = { readonly siteKey: string; readonly scriptUrl: string };

export type CaptchaAnswer = { readonly status: 'HUMAN' } | { readonly status: 'ROBOT'; readonly why: string } | Failed;

/** Tells humans from bots. */
export type CaptchaProvider = {
  readonly name: string;
  readonly site: CaptchaSite;
  /** A token is good for one action, once, for two minutes. */
  verify(asked: {
    readonly token: string;
    readonly action: string;
    /** The caller's IP address. */
    readonly address: string;
  }): Promise<CaptchaAnswer>;
};

export const TOKEN_SECONDS = 120;
/** Characters allowed in an action name. */
export const ACTION_PATTERN = /^[A-Za-z/_]{1,100}$/;
