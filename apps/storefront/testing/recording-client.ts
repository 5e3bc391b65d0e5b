import { type Client, createClient, type RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain/results';
import type { Answers } from './stage-answers.ts';
import { parseInput } from './stage-calls.ts';

/** A typed client with these answers, and what each call was asked, as the server would read it. */
export function recordingClient(answers: Answers): {
  readonly client: Client;
  askedOf(call: RouteName): readonly unknown[];
} {
  const calls: { readonly name: RouteName; readonly input: unknown }[] = [];
  const client = createClient(async (name, given) => {
    const input = parseInput(name, given);
    calls.push({ name, input });
    const answer = answers[name] as Outcome<unknown, string> | ((input: unknown) => Outcome<unknown, string>);
    if (answer === undefined) throw new Error(`${name} has no answer for ${JSON.stringify(input)}`);
    return typeof answer === 'function' ? answer(input) : answer;
  });
  return { client, askedOf: (call) => calls.filter(({ name }) => name === call).map(({ input }) => input) };
}
