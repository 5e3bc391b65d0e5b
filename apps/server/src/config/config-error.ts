/** Collects what is wrong between settings, as a Zod refinement does. */
export type ConfigCheck = {
  addIssue(issue: { readonly code: 'custom'; readonly path: readonly string[]; readonly message: string }): void;
};

/** All problems of the environment at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
