/** A person as a social provider describes them. */
export type SocialPerson = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
};

/** An OpenID provider for social sign-in. */
export type SocialProvider = {
  /** The value of `identity_provider`. */
  readonly name: string;
  /** The button text. */
  readonly label: string;
  /** Whether a verified email from it is enough to link an existing account. */
  readonly linksByEmail: boolean;
  authorizeUrl(asked: {
    readonly state: string;
    readonly nonce: string;
    readonly codeChallenge: string;
    readonly redirectUri: string;
  }): Promise<string | undefined>;
  /** Undefined when the provider refuses or its response does not verify. */
  exchange(given: {
    readonly code: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
  }): Promise<SocialPerson | undefined>;
};
