import { POOL_CODE } from './pool-sign-in.ts';
import { PoolException } from './pool-users.ts';

export type Fields = Readonly<Record<string, string>>;
type Attribute = { readonly Name: string; readonly Value: string };

/** Input of an operation. */
export type Call = Fields & {
  readonly AuthParameters?: Fields;
  readonly ChallengeResponses?: Fields;
  readonly UserAttributes?: readonly Attribute[];
  readonly SoftwareTokenMfaSettings?: { readonly Enabled: boolean };
};

export const needCode = (code: string | undefined): void => {
  if (code !== POOL_CODE) throw new PoolException('CodeMismatchException', 'Invalid verification code provided.');
};
