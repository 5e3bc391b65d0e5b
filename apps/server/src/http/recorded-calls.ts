import { hash } from 'node:crypto';
import { type CallValue, isReadCall, type RouteName } from '@wattle/contract';
import type { Ask } from './in-process-client.ts';
import { bodyOf } from './kept-answers.ts';
import type { CallAnswer } from './run-call.ts';

type Call = { readonly name: RouteName; readonly input: unknown };
type Answered = Call & { readonly answer: CallAnswer };

/** What a page was rendered from: its calls and a hash of their answers. */
export type PageSource = { readonly calls: readonly Call[]; readonly answers: string };

export type CallRecorder = {
  readonly ask: Ask;
  /** All calls so far; undefined when repeating them would prove nothing. */
  finish(): PageSource | undefined;
  /** Whether a call could not be answered, so that the page may lack something. */
  hasFailed(): boolean;
};

/** Wraps `ask` for one page and records calls and answers. */
export function recordCalls(ask: Ask): CallRecorder {
  const answered: Answered[] = [];
  let open = 0;
  let isRepeatable = true;
  return {
    async ask(name, input, context) {
      open += 1;
      if (!isReadCall(name)) isRepeatable = false;
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
    hasFailed: () => answered.some(({ answer }) => answer.kind === 'answered' && answer.outcome.status === 'ERROR'),
    // a pending call may still affect the page
    finish: () =>
      isRepeatable && open === 0 ? { calls: answered.map(toCall), answers: shorten(answered) } : undefined,
  };
}

/** Whether every call of a page still gives the same answer. */
export async function answersUnchanged(ask: Ask, { calls, answers }: PageSource): Promise<boolean> {
  try {
    const again = calls.map(async (call) => ({ ...call, answer: await ask(call.name, call.input) }));
    return shorten(await Promise.all(again)) === answers;
  } catch {
    // let the render itself run into the error
    return false;
  }
}

const toCall = ({ name, input }: Answered): Call => ({ name, input });

function shorten(answered: readonly Answered[]): string {
  const own = answered.filter(({ name }) => name !== 'loadFrame').map(({ answer }) => gistOf(answer));
  const frames = answered.filter(({ name }) => name === 'loadFrame').map(({ answer }) => frameOn(own, answer));
  return hash('sha1', [...own.map(({ digest }) => digest), ...frames].join('\n'), 'base64url');
}

/** Pages share answers, and read each of them once. */
type Gist = { readonly digest: string; readonly words: ReadonlySet<string> };

const gists = new WeakMap<object, Gist>();

/** What use cases keep is the same object in every answer. */
const contentOf = (answer: CallAnswer): object =>
  answer.kind === 'answered' && answer.outcome.status === 'SUCCESS' && typeof answer.outcome.value === 'object'
    ? (answer.outcome.value ?? answer)
    : answer;

/** A kept answer has its text already. */
const textOf = (answer: CallAnswer): string =>
  answer.kind === 'answered' && answer.outcome.status === 'SUCCESS'
    ? bodyOf(answer.outcome.value).bytes.toString()
    : JSON.stringify(answer);

/** A hash of an answer, and all strings in it as JSON. */
function gistOf(answer: CallAnswer): Gist {
  const content = contentOf(answer);
  const known = gists.get(content);
  if (known) return known;
  const text = textOf(answer);
  const gist = { digest: hash('sha1', text, 'base64url'), words: new Set(text.match(STRINGS)) };
  gists.set(content, gist);
  return gist;
}

const STRINGS = /"(?:[^"\\]|\\.)*"/g;

type FrameGist = { readonly rest: string; readonly badges: readonly { readonly id: string; readonly text: string }[] };

const frameGists = new WeakMap<CallAnswer, FrameGist>();

/**
 * The part of the frame that this page shows. The frame carries every badge, for client-side navigation, but a page
 * shows only the badges of its products. Category counts and lowest prices appear only in menus, which load when they
 * open.
 */
function frameOn(own: readonly Gist[], answer: CallAnswer): string {
  const { rest, badges } = frameGists.get(answer) ?? readFrame(answer);
  const shown = badges.filter(({ id }) => own.some(({ words }) => words.has(id)));
  return [rest, ...shown.map(({ text }) => text)].join('\n');
}

function readFrame(answer: CallAnswer): FrameGist {
  const gist = frameGistOf(answer);
  frameGists.set(answer, gist);
  return gist;
}

function frameGistOf(answer: CallAnswer): FrameGist {
  if (answer.kind !== 'answered' || answer.outcome.status !== 'SUCCESS')
    return { rest: gistOf(answer).digest, badges: [] };
  const { badges, categories, ...rest } = answer.outcome.value as CallValue<'loadFrame'>;
  const text = JSON.stringify({ ...rest, categories: categories.map(({ count, priceFrom, ...category }) => category) });
  return {
    rest: hash('sha1', text, 'base64url'),
    badges: badges.map((badge) => ({ id: JSON.stringify(badge.id), text: JSON.stringify(badge) })),
  };
}
