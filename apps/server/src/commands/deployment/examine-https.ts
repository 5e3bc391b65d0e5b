import { type Finding, well, wrong } from '../finding.ts';
import { ask, hasFailed } from './ask.ts';

const ABOUT = 'https';

/** Whether shoppers get to the shop encrypted only. */
export async function examineHttps(publicUrl: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:')
    return wrong(
      ABOUT,
      'passwords and orders travel in the clear; let a proxy end TLS and set PUBLIC_URL to its https:// address',
    );
  // what is at the plain port beside an unusual one is not ours to know
  return port === '' ? examinePlain(`http://${hostname}/`) : well(ABOUT, publicUrl);
}

/** What stands at the address without TLS. */
export async function examinePlain(address: string): Promise<Finding> {
  const answer = await ask(address);
  if (hasFailed(answer)) return well(ABOUT, `nothing answers at ${address}`);
  if (answer.headers.get('location')?.startsWith('https://')) return well(ABOUT, `${address} leads there`);
  return answer.status >= 400
    ? well(ABOUT, `${address} shows nothing`)
    : wrong(
        ABOUT,
        `${address} answers ${answer.status} without TLS; redirect it (nginx: return 301 https://$host$request_uri;)`,
      );
}
