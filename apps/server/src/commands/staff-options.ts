import { centsOf } from '@wattle/domain/money';
import { type OrderActor, STAFF_ROLES } from '@wattle/domain/order';
import { UsageError } from './command.ts';

/** Who runs the command. */
export const staffOptions = { by: { type: 'string' }, role: { type: 'string' } } as const;

export const STAFF_HELP = `  --by <name>          who does it, for the journal
  --role <role>        agent or manager (the default): an agent gives at most $50 of goodwill on an order`;

/** The command line has full rights, unless it acts for an agent. */
export function actorOf({ by, role = 'manager' }: { by?: string | undefined; role?: string | undefined }): OrderActor {
  if (!by?.trim()) throw new UsageError('Who does it? --by <name>.');
  const known = STAFF_ROLES.find((one) => one === role.toUpperCase());
  if (!known) throw new UsageError(`The role is one of ${STAFF_ROLES.map((one) => one.toLowerCase()).join(', ')}.`);
  return { kind: 'STAFF', role: known, name: by.trim() };
}

/** Dollars as typed: 19, 19.5 or 19.50. */
export function typedCents(text: string, option: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new UsageError(`${option} ${text}: dollars like 19.50, please.`);
  return centsOf(Number(text));
}
