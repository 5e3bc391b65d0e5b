import type { Capability } from '../capabilities.ts';
import type { Config } from '../config/config.ts';
import { type Finding, reasonOf, well, wrong } from './finding.ts';
import { probeIdentity } from './probe-identity.ts';
import { probeMail } from './probe-mail.ts';
import { probeMarketing } from './probe-marketing.ts';
import { probePayment } from './probe-payment.ts';
import { probeRecommendation } from './probe-recommendation.ts';
import { probeSearch } from './probe-search.ts';

/** How to see that a provider answers. The database has findings of its own. */
const PROBES: Readonly<Record<string, (config: Config) => Promise<unknown>>> = {
  database: async () => {},
  images: () => import('@wattle/providers/images'),
  search: probeSearch,
  marketing: probeMarketing,
  mail: probeMail,
  identity: probeIdentity,
  payment: probePayment,
  captcha: () => import('@wattle/providers/captcha'),
  recommendation: probeRecommendation,
};

/** Which provider a capability uses, and whether it answers. */
export async function examineCapability(config: Config, { capability, provider, kind }: Capability): Promise<Finding> {
  const about = `${capability} provider`;
  const says = `${provider}, ${kind}`;
  try {
    await PROBES[capability]?.(config);
    return well(about, says);
  } catch (error) {
    return wrong(about, `${says}, does not answer: ${reasonOf(error)}`);
  }
}
