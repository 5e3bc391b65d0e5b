/** Why somebody is not signed in yet. */
export type SignInProblem =
  | 'WRONG'
  | 'WRONG_CODE'
  | 'NOT_STAFF'
  | 'MFA_NEEDED'
  | 'TOO_OFTEN'
  | 'PASSWORD_RULES'
  | 'AWAY';

/** The steps of signing in: a password, a new one for who has a temporary one, a code. */
export type SignInView = {
  readonly shopName: string;
  readonly step: 'PASSWORD' | 'NEW_PASSWORD' | 'CODE';
  readonly email: string;
  /** Where to go afterwards: a path of the desk. */
  readonly goTo: string;
  /** Of the step, at the identity service. */
  readonly session: string;
  readonly challenge: string;
  /** Where a code was sent, if it was. */
  readonly sentTo: string | null;
  readonly problem: SignInProblem | null;
};
