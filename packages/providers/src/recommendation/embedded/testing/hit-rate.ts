import type { RecommendationProvider } from '../../port.ts';
import type { Session } from './sample-sessions.ts';

/** How often the last product of a session is among the first `k` recommendations for the products before it. */
export async function hitRate(
  engine: Pick<RecommendationProvider, 'predict'>,
  sessions: readonly Session[],
  k: number,
): Promise<number> {
  let hits = 0;
  for (const { productIds, visitorId } of sessions) {
    const [before, last] = productIds.slice(-2);
    if (before === undefined || last === undefined) throw new Error('A session has at least two products.');
    const asked = { eventType: 'detail-page-view', productIds: [before], categoryIds: [], pageSize: k } as const;
    const answer = await engine.predict({ ...asked, visitorId: `new-${visitorId}` });
    if (answer.status === 'SUCCESS' && answer.value.productIds.includes(last)) hits += 1;
  }
  return hits / sessions.length;
}
