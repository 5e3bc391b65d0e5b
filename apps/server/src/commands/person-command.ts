import { parseArgs } from 'node:util';
import { cleanEmail, emailFault } from '@wattle/domain/forms';
import { readConfig } from '../config/config.ts';
import { forgetPerson } from '../features/people/forget-person.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { createStore } from '../store/store.ts';
import { userPoolStore } from '../store/user-pool/user-pool-store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- person <email> [--forget]

Writes everything that the shop holds about a person as JSON: account, cart and wishlist, passkeys, orders, what they
sent with forms, stock alerts, and which mails went to them. For whoever asks what is known about them.

  --forget  delete it instead: account, sign-in with passkeys, cart, wishlist, forms, alerts and sent mails. Orders stay, because tax
            law wants them for five years. It cannot be undone. With a pool or marketing service of somebody else, delete
            the person there too

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { forget: { type: 'boolean', default: false } },
  });
  const email = cleanEmail(positionals[0] ?? '');
  if (positionals.length !== 1 || emailFault(email)) throw new UsageError('Whose? One email address, please.');
  const { identity, klaviyo } = readConfig(terminal.env);
  const isOwnPool = identity.kind === 'embedded';
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const about = { actor: COMMAND_LINE, before: null, after: null, key: null };
    if (!values.forget) {
      await store.deskAudit.write({ ...about, act: 'export-person', subject: { kind: 'person', id: email } });
      await terminal.out(JSON.stringify(await store.people.load(email), null, 2));
      return EXIT.done;
    }
    await forgetPerson({ store, pool: isOwnPool ? userPoolStore(db) : null }, email);
    // the log must not keep what is to be forgotten
    const id = `…@${email.split('@')[1] ?? ''}`;
    await store.deskAudit.write({ ...about, act: 'forget-person', subject: { kind: 'person', id } });
    const elsewhere = [...(isOwnPool ? [] : ['the user pool']), ...(klaviyo ? ['Klaviyo'] : [])];
    await terminal.out(
      [`${email} is forgotten. Orders stay.`, ...elsewhere.map((one) => `Delete the person in ${one} too.`)].join('\n'),
    );
    return EXIT.done;
  });
}

export const personCommand: Command = { summary: 'Show or forget what is held about a person', help, run };
