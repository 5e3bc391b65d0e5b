import type { Config } from '../../config/config.ts';
import { SEEN_PATH, type SeenRequest, seenKeyOf } from '../../http/seen-route.ts';
import { type Finding, unknown, well, wrong } from '../finding.ts';
import { ask, hasFailed, saysOf } from './ask.ts';

const ABOUT = 'proxy';
/** Of a range for documentation: nobody has it, so who believes it believes everybody. */
const INVENTED = '203.0.113.77';
const SAY_WHO = 'proxy_set_header X-Forwarded-For $remote_addr';

type Asked = Pick<Config, 'trustProxy' | 'port'> & { readonly publicUrl: string };

/** Asks the running shop, through the proxy, what it takes a request for that claims to come from somebody else. */
export async function examineProxy(config: Asked, secret: string | undefined): Promise<Finding> {
  const hint = 'let doctor have the IDENTITY_SECRET, or the DATA_DIR, of the shop that runs';
  if (secret === undefined) return unknown(ABOUT, `there is no secret that can be read here; ${hint}`);
  const headers = { authorization: seenKeyOf(secret), 'x-forwarded-for': INVENTED };
  const answer = await ask(`${config.publicUrl}${SEEN_PATH}`, headers);
  const seen = hasFailed(answer) || answer.status !== 200 ? undefined : readSeen(answer.text);
  return seen === undefined ? unknown(ABOUT, `${SEEN_PATH} says ${saysOf(answer)}; ${hint}`) : judgeProxy(config, seen);
}

function readSeen(text: string): SeenRequest | undefined {
  try {
    const seen = JSON.parse(text) as SeenRequest;
    return typeof seen.forwardedFor === 'string' ? seen : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody stands in front of the shop, who ends TLS or listens at another port. */
const isBehind = ({ publicUrl, port }: Asked): boolean => {
  const { protocol, port: asked } = new URL(publicUrl);
  return protocol === 'https:' || Number(asked || 80) !== port;
};

function judgeProxy(config: Asked, { origin, address, peer, believed, forwardedFor }: SeenRequest): Finding {
  const { publicUrl } = config;
  if (origin !== publicUrl)
    return wrong(
      ABOUT,
      `the shop that runs takes itself for ${origin ?? 'another host'}; start it with PUBLIC_URL=${publicUrl}`,
    );
  if (address === INVENTED)
    return wrong(
      ABOUT,
      `clients can choose the address that limits count; let the proxy in front set it (nginx: ${SAY_WHO}), and TRUST_PROXY be the number of proxies`,
    );
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const told = hops.slice(hops.lastIndexOf(INVENTED) + 1).filter(Boolean);
  if (told.length === 0)
    return isBehind(config)
      ? wrong(
          ABOUT,
          `it does not say who asks, so all shoppers share the limits of ${peer}; nginx: ${SAY_WHO}, and TRUST_PROXY=1`,
        )
      : well(ABOUT, `none; the shop sees who asks (${address})`);
  // doctor may have the proxy's own address, so that addresses alone do not tell
  return believed >= told.length
    ? well(ABOUT, `says who asks, and the shop takes it (${address})`)
    : wrong(
        ABOUT,
        `it says who asks (${told[0]}), and the shop does not believe it, so all shoppers share the limits of ${address}; set TRUST_PROXY=${told.length}`,
      );
}
