/** One thing that was looked at. */
export type Finding = { readonly about: string; readonly isWell: boolean; readonly says: string };

export const well = (about: string, says: string): Finding => ({ about, isWell: true, says });
export const wrong = (about: string, says: string): Finding => ({ about, isWell: false, says });

export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(
    ({ about, isWell, says }) => `${isWell ? 'ok     ' : 'missing'}  ${about.padEnd(width)}  ${says}`,
  );
  const count = findings.filter(({ isWell }) => !isWell).length;
  return [...lines, '', count === 0 ? 'All well.' : `${count} to mend.`].join('\n');
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
