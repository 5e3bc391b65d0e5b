import { parseArgs } from 'node:util';
import { cleanEmail, emailFault } from '@wattle/domain/forms';
import { writeAudit } from '../store/desk-audit.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { insideTransaction } from '../store/inside-transaction.ts';
import { mailStore } from '../store/mails.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- retry-mails [--from <address> --to <address>]

Puts mails that could not be sent back in line; a shop with SMTP_URL sends them while it runs. Mails whose words were
let go of meanwhile (MAILS_KEPT_DAYS) stay as they are.

  --from <address>  only those to this address: of a gift card whose buyer mistyped it
  --to <address>    ... and to this address instead

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

function addressOf(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  const address = cleanEmail(value);
  if (emailFault(address)) throw new UsageError(`--${name} ${value}: an email address, please.`);
  return address;
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  const [from, to] = [addressOf('from', values.from), addressOf('to', values.to)];
  if (to !== null && from === null) throw new UsageError('--to needs --from: whose mails?');
  return withDatabase(terminal, async (db) => {
    const count = await db.transaction(async (tx) => {
      const inside = insideTransaction(db, tx);
      const revived = await mailStore(inside).revive(from, to);
      const change = { before: null, after: { revived, from, to } };
      const subject = { kind: 'mails', id: 'dead' };
      await writeAudit(tx, { actor: COMMAND_LINE, act: 'retry-mails', subject, key: null, ...change });
      return revived;
    });
    await terminal.out(`Back in line: ${count}.`);
    return EXIT.done;
  });
}

export const retryMailsCommand: Command = { summary: 'Send mails again that could not be sent', help, run };
