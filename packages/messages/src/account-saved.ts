export type SavedPart = 'name' | 'phone number' | 'email address';

/** One message for what was saved and what was not: `Your name was saved. Please check your phone number.` */
export function savedWords(saved: readonly SavedPart[], wrong: readonly SavedPart[]): string | null {
  if (saved.length === 0) return null;
  const done = `Your ${saved.join(' and ')} ${saved.length === 1 ? 'was' : 'were'} saved.`;
  return wrong.length === 0 ? done : `${done} Please check your ${wrong.join(' and ')}.`;
}

/** Shown when a form is saved without a change. */
export const nothingChanged = 'Nothing has changed. Your details are saved.';
