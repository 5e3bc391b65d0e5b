import type { Delivery } from './port.ts';

type Problem = Extract<Delivery, { problem: string }>;
type Fields = Readonly<Record<string, unknown>>;

/** What a server says no to for good: this recipient, or this mail. A no to the shop itself is somebody's to mend. */
const FINAL_STEPS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** The conversation was out of step, which says nothing of the mail. */
const OUT_OF_STEP = 503;

/** Reads why a mail did not go out. Only numbers and codes get through: a server's words may name a person. */
export function readSmtpError(error: unknown): Problem {
  const { code, command, responseCode }: Fields = error instanceof Error ? { ...error } : {};
  if (typeof responseCode === 'number') {
    const problem = `status ${responseCode}${typeof command === 'string' ? ` to ${command}` : ''}`;
    const isFinal = responseCode >= 500 && responseCode !== OUT_OF_STEP && FINAL_STEPS.has(command);
    return { status: isFinal ? 'REFUSED' : 'FAILED', problem };
  }
  if (code === 'ETIMEDOUT') return { status: 'FAILED', problem: 'no answer in time' };
  return { status: 'FAILED', problem: typeof code === 'string' ? `no connection, ${code}` : 'no connection' };
}
