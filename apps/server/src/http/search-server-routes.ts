import { setTimeout as pause } from 'node:timers/promises';
import { PRODUCT_EVENTS } from '@wattle/domain/recommendations';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ShopRecommendation } from '../features/recommendation/shop-recommendation.ts';
import type { Progress } from '../search/progress.ts';
import { NO_INDEX, sendError, sendFault } from './search-fault.ts';
import { knowsSearchKey } from './search-key.ts';

export type SearchServerParts = {
  /** undefined: this server answers no others. */
  readonly key: string | undefined;
  readonly hasIndex: boolean;
  /** Looks at the database now. */
  readonly look: () => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly progress: () => Progress;
  readonly recommend: ShopRecommendation['recommend'];
};

/** A long import is not waited for: who asks is told of the rest when it is done. */
const FOLLOW_MAX_MS = 1_000;
const ROOT = '/api/search/1';

const progressBody = z.object({ look: z.boolean() });
const ids = z.array(z.string().max(400)).max(1000);
const recommendBody = z.object({
  eventType: z.enum(PRODUCT_EVENTS),
  visitorId: z.string().max(400),
  productIds: ids,
  categoryIds: ids,
  pageSize: z.number().int().min(0).max(1000),
});

/** What web servers without an index of their own ask a search server, besides searches. */
export function registerSearchServer(app: FastifyInstance, parts: SearchServerParts): void {
  const { key, hasIndex, look, settled, progress, recommend } = parts;
  if (key === undefined) return;
  const isKnown = knowsSearchKey(key);
  app.register(async (scope) => {
    scope.setErrorHandler(sendError);
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isKnown(request)) return sendFault(reply, 403, 'Invalid Application-ID or API key');
      if (!hasIndex) return sendFault(reply, 501, NO_INDEX);
    });
    const options = { logLevel: 'warn', config: { rateLimit: false as const } } as const;

    scope.post(`${ROOT}/progress`, options, async (request, reply) => {
      const asked = progressBody.safeParse(request.body);
      if (!asked.success) return sendFault(reply, 400, 'look: must be true or false');
      if (asked.data.look) {
        const followed = look().then(settled);
        await Promise.race([followed, pause(FOLLOW_MAX_MS, undefined, { ref: false })]);
      }
      return progress();
    });

    scope.post(`${ROOT}/recommend`, options, async (request, reply) => {
      const asked = recommendBody.safeParse(request.body);
      if (!asked.success) return sendFault(reply, 400, 'This is nothing to recommend for.');
      const answer = await recommend(asked.data);
      return answer.status === 'SUCCESS' ? answer.value : sendFault(reply, 503, 'Nothing can be recommended now.');
    });
  });
}
