import { centsOf } from '@wattle/domain/money';
import { type GiftFate, type OrderActor, STAFF_ROLES } from '@wattle/domain/order';
import { UsageError } from './command.ts';

/** Who runs the command. */
export const staffOptions = { by: { type: 'string' }, role: { type: 'string' } } as const;

export const STAFF_HELP = `  --by <name>          who does it, for the journal
  --role <role>        agent or manager (the default): an agent gives at most $50 of goodwill on an order`;

const FATES: Readonly<Record<string, GiftFate>> = { back: 'RESTOCK', unsold: 'WRITE_OFF', kept: 'KEPT' };

/** `--gift 3=kept`: what became of a gift, by line. */
export function giftsOf(typed: readonly string[] = []): Readonly<Record<string, GiftFate>> {
  return Object.fromEntries(
    typed.map((text) => {
      const [, line = '', word = ''] = /^([\w-]+)=(back|unsold|kept)$/.exec(text) ?? [];
      const fate = FATES[word];
      if (!fate) throw new UsageError(`--gift ${text}: like 3=back, 3=unsold or 3=kept, please.`);
      return [line, fate];
    }),
  );
}

export const GIFT_HELP = `  --gift <line>=<what> of an order that has left: whether a gift came back that is no longer earned: back, unsold
                       (back, not sold again) or kept. May be given several times`;

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
