/** Announces how many password rules are still to be met. */
export const rulesLeft = (left: number): string =>
  left === 0 ? 'All password rules are met.' : left === 1 ? '1 password rule to go.' : `${left} password rules to go.`;

export const canAgainAt = (what: string, time: string): string => ` You can ${what} again at ${time}`;

export const signInAt = (time: string): string => `Sign in at ${time}`;

export const tryAgainAt = (time: string): string => `Try again at ${time}`;

export const ifAccount = (email: string): string =>
  `If ${email} has an account, a link is on its way. If it has not arrived in two minutes, check your junk folder.`;

export const lookAroundAs = (name: string): string => `Look around as ${name}`;
