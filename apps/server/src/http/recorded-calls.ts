import { createHash } from 'node:crypto';
import type { CallValue, RouteName } from '@wattle/contract';
import type { Ask } from './in-process-client.ts';
import { isRead } from './read-calls.ts';
import type { CallAnswer } from './run-call.ts';

type Call = { readonly name: RouteName; readonly input: unknown };
type Answered = Call & { readonly answer: CallAnswer };

/** What a page was made from: the calls, and what they answered, in short. */
export type PageSource = { readonly calls: readonly Call[]; readonly answers: string };

export type CallRecorder = {
  readonly ask: Ask;
  /** Everything that was asked; undefined when it cannot be asked again to the same end. */
  finish(): PageSource | undefined;
};

/** Asks for one page, and remembers what was asked and answered. */
export function recordCalls(ask: Ask): CallRecorder {
  const answered: Answered[] = [];
  let open = 0;
  let isRepeatable = true;
  return {
    async ask(name, input, context) {
      open += 1;
      if (!isRead(name)) isRepeatable = false;
      try {
        const answer = await ask(name, input, context);
        answered.push({ name, input, answer });
        open -= 1;
        return answer;
      } catch (error) {
        isRepeatable = false;
        throw error;
      }
    },
    // a call that is still open may yet reach the page
    finish: () =>
      isRepeatable && open === 0 ? { calls: answered.map(toCall), answers: shorten(answered) } : undefined,
  };
}

/** Whether everything that a page was made from is answered as it was then. */
export async function isStillTrue(ask: Ask, { calls, answers }: PageSource): Promise<boolean> {
  try {
    const again = calls.map(async (call) => ({ ...call, answer: await ask(call.name, call.input) }));
    return shorten(await Promise.all(again)) === answers;
  } catch {
    // what cannot be asked now is for the page itself to meet
    return false;
  }
}

const toCall = ({ name, input }: Answered): Call => ({ name, input });

function shorten(answered: readonly Answered[]): string {
  const own = answered.filter(({ name }) => name !== 'loadFrame').map(({ answer }) => JSON.stringify(answer));
  const frames = answered.filter(({ name }) => name === 'loadFrame').map(({ answer }) => frameOn(own, answer));
  return createHash('sha1')
    .update([...own, ...frames].join('\n'))
    .digest('base64url');
}

/**
 * The frame is around every page and brings every badge, for whatever is looked at next; a page shows those that
 * its products name. Numbers and lowest prices of categories stand in menus, which are asked for when they open.
 */
function frameOn(own: readonly string[], answer: CallAnswer): string {
  if (answer.kind !== 'answered' || answer.outcome.status !== 'SUCCESS') return JSON.stringify(answer);
  const { badges, categories, ...rest } = answer.outcome.value as CallValue<'loadFrame'>;
  return JSON.stringify({
    ...rest,
    badges: badges.filter(({ id }) => own.some((text) => text.includes(JSON.stringify(id)))),
    categories: categories.map(({ count, priceFrom, ...category }) => category),
  });
}
