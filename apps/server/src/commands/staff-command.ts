import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DESK_ROLES, type DeskRole, deskRolesOf, isDeskRole, STAFF_GROUP } from '@wattle/domain/desk';
import { cleanEmail, emailFault } from '@wattle/domain/forms';
import type { UserRegistry } from '@wattle/providers/user-pool';
import { readConfig } from '../config/config.ts';
import { embeddedPool } from '../identity/embedded-pool.ts';
import { keepIdentity } from '../shop-identity/keep-identity.ts';
import type { Database } from '../store/database.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createStore, type Store } from '../store/store.ts';
import { listPoolGroups } from '../store/user-pool/pool-users.ts';
import { userPoolStore } from '../store/user-pool/user-pool-store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- staff add <email> [--roles <roles>] [--name <name>]
       npm run shop -- staff list
       npm run shop -- staff remove <email>

Says who works at the desk (/desk), and what they may do there.

  add            adds somebody with a password for one sign-in, which is printed; for who has an account, gives them
                 these roles instead of those they had. They sign in again
  remove         takes all roles away; the account stays
  --roles <...>  ${DESK_ROLES.join(', ')}, separated by commas; admin may do everything. Without it: orders
  --name <name>  as others read it

With a hosted user pool (COGNITO_USER_POOL_ID) the groups are the pool's own: put people in the group ${STAFF_GROUP} and in
a group for each role (${DESK_ROLES.join(', ')}), and have them set up a second factor.

Exit code: 0 done; 1 there is no such person; 2 wrong usage; 3 could not run.`;

/** Random, with every character class that the pool requires. */
const temporaryPassword = (): string => `Aa1-${randomBytes(9).toString('base64url')}`;

function rolesOf(list: string): DeskRole[] {
  const roles = list.split(',').map((role) => role.trim());
  const unknown = roles.find((role) => !isDeskRole(role));
  if (unknown !== undefined) throw new UsageError(`--roles ${unknown}: one of ${DESK_ROLES.join(', ')}, please.`);
  return roles.filter(isDeskRole);
}

function emailOf(text: string | undefined): string {
  const email = cleanEmail(text ?? '');
  if (emailFault(email)) throw new UsageError('Whose? An email address, please.');
  return email;
}

async function withUsers<T>(
  terminal: Terminal,
  work: (users: UserRegistry, store: Store, db: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig(terminal.env);
  const { identity } = config;
  if (identity.kind === 'cognito')
    throw new UsageError(`People are in the pool ${identity.poolId}: add them to its groups there. See --help.`);
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const shop = keepIdentity(() => store.settings.find(IDENTITY_SETTING));
    await shop.refresh();
    const pool = embeddedPool({
      ...{ config, identity, store: userPoolStore(db), shop: shop.current },
      // this command sends no mail
      mail: { isLocal: config.smtp === undefined, sendMail: async () => {} },
      onError: (_, message) => terminal.err(message),
    });
    try {
      return await work((await pool.open()).pool.users, store, db);
    } finally {
      pool.close();
    }
  });
}

/** Who may do what at the desk is in its log. */
async function writeDown({ deskAudit }: Store, email: string, before: readonly string[], after: readonly string[]) {
  const about = { actor: COMMAND_LINE, act: 'staff-roles', subject: { kind: 'staff', id: email }, key: null };
  await deskAudit.write({ ...about, before: { groups: before }, after: { groups: after } });
}

type Added = { readonly email: string; readonly roles: readonly DeskRole[]; readonly name: string };

const add = (terminal: Terminal, { email, roles, name }: Added): Promise<ExitCode> =>
  withUsers(terminal, async (users, store) => {
    const groups = [STAFF_GROUP, ...roles];
    const known = await users.findVerified(email);
    if (known) {
      await users.setGroups(known.sub, groups);
      await store.deskSessions.endAllOf(known.sub);
      await writeDown(store, email, known.groups, groups);
      await terminal.out(`${email}: ${roles.join(', ')}.`);
      return EXIT.done;
    }
    const password = temporaryPassword();
    const attributes = name === '' ? {} : { given_name: name };
    const added = await users.addUser({ email, password, attributes, groups, mustChangePassword: true });
    if (added.status === 'EMAIL_TAKEN') {
      terminal.err(`${email} has an account that nobody confirmed: whoever made it may not be them.`);
      return EXIT.incomplete;
    }
    await writeDown(store, email, [], groups);
    await terminal.out(`${email}: ${roles.join(', ')}. Password for the first sign-in: ${password}`);
    return EXIT.done;
  });

const remove = (terminal: Terminal, email: string): Promise<ExitCode> =>
  withUsers(terminal, async (users, store) => {
    const known = await users.findVerified(email);
    if (!known || deskRolesOf(known.groups) === null) {
      terminal.err(`${email} does not work at the desk.`);
      return EXIT.incomplete;
    }
    await users.setGroups(known.sub, []);
    await store.deskSessions.endAllOf(known.sub);
    await writeDown(store, email, known.groups, []);
    await terminal.out(`${email}: no longer at the desk.`);
    return EXIT.done;
  });

const list = (terminal: Terminal): Promise<ExitCode> =>
  withUsers(terminal, async (_users, _store, db) => {
    const people = await listPoolGroups(db, STAFF_GROUP);
    if (people.length === 0) await terminal.out('Nobody works at the desk: staff add <email>.');
    for (const { email, groups } of people)
      await terminal.out(`${email}: ${deskRolesOf(groups)?.join(', ') || 'no role'}`);
    return EXIT.done;
  });

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const options = { roles: { type: 'string', default: 'orders' }, name: { type: 'string', default: '' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [what, who, ...more] = positionals;
  if (more.length > 0) throw new UsageError('One person at a time.');
  if (what === 'list') return list(terminal);
  if (what === 'remove') return remove(terminal, emailOf(who));
  if (what !== 'add') throw new UsageError('add, list or remove?');
  return add(terminal, { email: emailOf(who), roles: rolesOf(values.roles), name: values.name.trim() });
}

export const staffCommand: Command = { summary: 'Say who works at the desk, and what they may do', help, run };
