import { isLoopbackAddress } from '../../config/address-list.ts';
import type { Config } from '../../config/config.ts';
import { findIdentitySecret } from '../../identity/identity-secret.ts';
import { type Finding, unknown, well, wrong } from '../finding.ts';
import { type Answer, ask, hasFailed, type NoAnswer, saysOf } from './ask.ts';
import { examineHeaders } from './examine-headers.ts';
import { examineHttps } from './examine-https.ts';
import { examinePrivatePages } from './examine-private-pages.ts';
import { examineProxy } from './examine-proxy.ts';
import { examineSideDoors } from './examine-side-doors.ts';

const ABOUT = 'PUBLIC_URL';

/** What shoppers meet: the running shop, asked through all that stands in front of it. */
export async function examineDeployment(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  const port = await examineSideDoors(config);
  if (publicUrl === undefined) return [unknown(ABOUT, 'it is not set; set it before others may reach the shop'), port];
  if (isLoopbackAddress(publicUrl)) return [unknown(ABOUT, `${publicUrl} is of this machine`), port];
  const health = await ask(`${publicUrl}/healthz`);
  const release = releaseIn(health);
  if (release === undefined) return [await explainSilence(config, publicUrl, health), port];
  // it is for the shop's own user
  const secret = await findIdentitySecret(config.dataDir, config.secret).catch(() => undefined);
  const asked = { ...config, publicUrl };
  const [https, headers, proxy, pages] = await Promise.all([
    examineHttps(publicUrl),
    examineHeaders(publicUrl),
    examineProxy(asked, secret),
    examinePrivatePages(asked),
  ]);
  return [well(ABOUT, `${publicUrl} leads to the shop, release ${release}`), https, ...headers, proxy, ...pages, port];
}

/** The release that answers; undefined: this is not the shop. */
function releaseIn(answer: Answer | NoAnswer): string | undefined {
  if (hasFailed(answer) || answer.status !== 200) return undefined;
  try {
    const { version } = JSON.parse(answer.text);
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

async function explainSilence({ host, port }: Config, publicUrl: string, health: Answer | NoAnswer): Promise<Finding> {
  const here = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  const says = !hasFailed(health) && health.status === 200 ? 'is not the shop' : saysOf(health);
  return releaseIn(await ask(`${here}/healthz`)) === undefined
    ? unknown(ABOUT, `the shop does not run here, and ${publicUrl}/healthz ${says}; start it and ask again`)
    : wrong(ABOUT, `the shop runs at ${here}, but ${publicUrl}/healthz ${says}; check its name, certificate and proxy`);
}
