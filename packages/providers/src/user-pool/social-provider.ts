/** Who somebody is, as a social provider says. */
export type SocialPerson = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
};

/** An OpenID provider that the pool signs people in with. */
export type SocialProvider = {
  /** As in `identity_provider`. */
  readonly name: string;
  /** As on the button. */
  readonly label: string;
  /** Whether its word about an email is enough to join an account that is already here. */
  readonly linksByEmail: boolean;
  authorizeUrl(asked: {
    readonly state: string;
    readonly nonce: string;
    readonly codeChallenge: string;
    readonly redirectUri: string;
  }): Promise<string | undefined>;
  /** Undefined when the provider refuses, or its word does not hold. */
  exchange(given: {
    readonly code: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
  }): Promise<SocialPerson | undefined>;
};
