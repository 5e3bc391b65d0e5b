import type { Failed } from '@wattle/domain';

/** What a browser needs to get a token. */
export type CaptchaSite = { readonly siteKey: string; readonly scriptUrl: string };

export type CaptchaAnswer = { readonly status: 'HUMAN' } | { readonly status: 'ROBOT'; readonly why: string } | Failed;

/** Tells people from programs that try things out. */
export type CaptchaProvider = {
  readonly name: string;
  readonly site: CaptchaSite;
  /** A token is good for one action, once, for two minutes. */
  verify(asked: {
    readonly token: string;
    readonly action: string;
    /** Of whoever asks. */
    readonly address: string;
  }): Promise<CaptchaAnswer>;
};

export const TOKEN_SECONDS = 120;
/** Signs that an action may have. */
export const ACTION_PATTERN = /^[A-Za-z/_]{1,100}$/;
