export type SavedPart = 'name' | 'phone number' | 'email address';

const sentence = (parts: readonly SavedPart[], one: string, many: string): string =>
  parts.length === 0 ? '' : `${parts.join(' and ')} ${parts.length === 1 ? one : many}.`;

/** What was saved and what was not, in one breath: `Your name was saved. The phone number still needs a look.` */
export function savedWords(saved: readonly SavedPart[], wrong: readonly SavedPart[]): string | null {
  const done = sentence(saved, 'was saved', 'were saved');
  const left = sentence(wrong, 'still needs a look', 'still need a look');
  if (done === '') return null;
  return left === '' ? `Your ${done}` : `Your ${done} The ${left}`;
}
