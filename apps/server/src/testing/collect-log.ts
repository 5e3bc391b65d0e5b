import { pino } from 'pino';
import type { Logger } from '../logging/create-logger.ts';

type Line = { readonly msg: string; readonly level: number; readonly [field: string]: unknown };

/** A log that a test can read. */
export function collectLog(): { log: Logger; lines: () => Line[]; messages: () => string[] } {
  const lines: Line[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line));
  return {
    log: pino({ level: 'info' }, { write }),
    lines: () => [...lines],
    messages: () => lines.map(({ msg }) => msg),
  };
}
