import { ConfigError, readConfig } from '../config.ts';

/** What is wrong with these settings. */
export function problemsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}
