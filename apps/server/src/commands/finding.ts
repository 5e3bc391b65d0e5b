/** One thing that was looked at, or could not be: then nothing is known to be wrong. */
export type Finding = {
  readonly about: string;
  readonly isWell: boolean;
  readonly isUnknown?: true;
  readonly says: string;
};

export const well = (about: string, says: string): Finding => ({ about, isWell: true, says });
export const wrong = (about: string, says: string): Finding => ({ about, isWell: false, says });
export const unknown = (about: string, why: string): Finding => ({
  ...{ about, isWell: true, isUnknown: true },
  says: `not checked: ${why}`,
});

const label = ({ isWell, isUnknown }: Finding): string => (isUnknown ? 'unknown' : isWell ? 'ok     ' : 'missing');

export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map((finding) => `${label(finding)}  ${finding.about.padEnd(width)}  ${finding.says}`);
  const count = findings.filter(({ isWell }) => !isWell).length;
  const unchecked = findings.filter(({ isUnknown }) => isUnknown).length;
  const sum = count === 0 ? 'All well' : `${count} to mend`;
  return [...lines, '', `${sum}${unchecked === 0 ? '' : `, ${unchecked} not checked`}.`].join('\n');
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
