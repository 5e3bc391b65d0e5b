import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isInsideAddress, isLoopbackAddress } from '../../config/address-list.ts';
import type { Config } from '../../config/config.ts';
import { type Finding, well, wrong } from '../finding.ts';
import { ask, hasFailed } from './ask.ts';

const ABOUT = 'port';

const urlOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Whether the port of the shop itself can be reached beside the proxy, from where no proxy counts or filters. */
export async function examineSideDoors({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  if (isLoopbackAddress(urlOf(host, port))) return well(ABOUT, `${port}, which only this machine reaches`);
  return judgeOpenDoors(await findOpenDoors(ownAddresses(), port), port);
}

/** What others know this machine by, as far as it knows itself. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    // an address of one wire needs its name to be asked
    all.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
  );

export async function findOpenDoors(addresses: readonly string[], port: number): Promise<string[]> {
  const answers = await Promise.all(addresses.map((address) => ask(`${urlOf(address, port)}/healthz`)));
  return addresses.filter((_, index) => {
    const answer = answers[index];
    return answer !== undefined && !hasFailed(answer);
  });
}

export function judgeOpenDoors(addresses: readonly string[], port: number): Finding {
  const open = addresses.filter((address) => !isInsideAddress(urlOf(address, port)));
  if (open.length > 0)
    return wrong(
      ABOUT,
      `${port} answers at ${open.join(', ')} without the proxy; set HOST=127.0.0.1, or close it with a firewall, which cannot be seen from here`,
    );
  return addresses.length > 0
    ? well(ABOUT, `${port}, at ${addresses.join(', ')}: only networks of your own should get there`)
    : well(ABOUT, `${port}, which does not answer at the addresses of this machine`);
}
