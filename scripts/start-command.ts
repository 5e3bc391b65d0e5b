import { fileURLToPath } from 'node:url';

/**
 * What `npm start` runs, for those who start a shop of their own. A smaller place for young objects keeps 80 MB of memory
 * at rest, and costs pages nothing that can be measured (decision 0089).
 */
export const START_COMMAND: readonly string[] = [
  '--max-semi-space-size=8',
  ...['run.js', 'start.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
];
