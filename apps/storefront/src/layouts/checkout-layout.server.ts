import type { LoadArgs } from '../app/load-args.ts';
import { type PolicyLink, policyLinks } from '../features/frame/policy-links.ts';

export async function load({ context }: Pick<LoadArgs, 'context'>) {
  const frame = await context.client.loadFrame({});
  // orders can be placed without the policy links
  const links: readonly PolicyLink[] = frame.status === 'SUCCESS' ? policyLinks(frame.value.footerColumns) : [];
  return { nowMs: Date.now(), links };
}
