import type { Capability } from '../capabilities.ts';
import { type Finding, reasonOf, well, wrong } from './finding.ts';

/** How to see that a provider answers. The database has findings of its own. */
const PROBES: Readonly<Record<string, () => Promise<unknown>>> = {
  database: async () => {},
  images: () => import('@wattle/providers/images'),
};

/** Which provider a capability uses, and whether it answers. */
export async function examineCapability({ capability, provider, kind }: Capability): Promise<Finding> {
  const about = `${capability} provider`;
  const says = `${provider}, ${kind}`;
  try {
    await PROBES[capability]?.();
    return well(about, says);
  } catch (error) {
    return wrong(about, `${says}, does not answer: ${reasonOf(error)}`);
  }
}
