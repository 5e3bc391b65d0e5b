import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { COMMIT, VERSION } from '../config/release.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import { type Command, EXIT, type ExitCode } from './command.ts';
import { examineDeployment } from './deployment/examine-deployment.ts';
import { examineCapability } from './examine-capability.ts';
import { examineDatabase } from './examine-database.ts';
import { examineFolder } from './examine-folder.ts';
import { examineDisk } from './examine-sale.ts';
import { examineSecrets } from './examine-secrets.ts';
import { type Finding, formatFindings } from './finding.ts';
import type { Terminal } from './terminal.ts';

const help = `Usage: npm run shop -- doctor

Says how this shop is set up, whether it can sell (suburbs, delivery rules, holidays, stores, prices, stock, pictures,
clock, disk), and what is missing, with the command that mends it: data folder, database, migrations, orders that wait
beyond their time, money to give back, mails and gift cards that could not be sent, and which provider each
capability uses and whether it answers. Changes nothing.

Where the shop runs behind PUBLIC_URL it is asked there too: https, security headers, whether the proxy says who asks
and the shop takes it, caches in front, the mailbox, metrics and the shop's own port. Secrets are looked at for
examples and short ones. What could not be asked is “unknown” and does not count.

Exit code: 0 all well, 1 something is missing, 2 wrong usage, 3 the configuration is not usable.`;

async function run(args: string[], { env, out }: Terminal): Promise<ExitCode> {
  parseArgs({ args });
  const findings = await examine(readConfig(env));
  await out(formatFindings(findings));
  return findings.every(({ isWell }) => isWell) ? EXIT.done : EXIT.incomplete;
}

async function examine(config: Config): Promise<Finding[]> {
  return [
    { about: 'release', isWell: true, says: `${VERSION}, commit ${COMMIT}` },
    { about: 'Node', isWell: true, says: process.version },
    await examineFolder(config.dataDir),
    await examineDisk(config.dataDir),
    ...(await examineDatabase(config)),
    ...(await examineSecrets(config)),
    ...(await examineDeployment(config)),
    ...(await Promise.all(capabilitiesOf(config).map((one) => examineCapability(config, one)))),
  ];
}

export const doctorCommand: Command = { summary: 'Say how the shop is set up and what is missing', help, run };
