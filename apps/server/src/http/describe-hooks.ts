import { type HookEvent, hookEvents, hookHeaders, hookMessage } from '@wattle/contract/schemas';
import { json } from './describe-answers.ts';
import type { Components } from './describe-call.ts';

/** `order.placed` has the component `OrderPlacedHook`. */
const nameOf = (event: HookEvent): string =>
  `${event.replace(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())}Hook`;

/** What the shop sends to the addresses of HOOK_URLS. */
export function describeHooks(all: Components) {
  const parameters = Object.entries(hookHeaders.shape).map(([name, schema]) => {
    const { description, ...rest } = all.schemaOf(schema);
    return { name, in: 'header', required: true, description, schema: rest };
  });
  return Object.fromEntries(
    (Object.keys(hookEvents) as HookEvent[]).map((event) => [
      event,
      {
        post: {
          operationId: nameOf(event).replace(/^./, (first) => first.toLowerCase()),
          tags: ['Hooks'],
          summary: hookEvents[event].summary,
          security: [],
          parameters,
          requestBody: { required: true, content: json(all.named(nameOf(event), hookMessage(event))) },
          responses: {
            '2XX': { description: 'Heard, within 10 seconds.' },
            410: { description: 'Gone: it is not told again.' },
            default: { description: 'Not heard: it is told again for about a day. Redirects are not followed.' },
          },
        },
      },
    ]),
  );
}
