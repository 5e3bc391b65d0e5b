/** Beside a text field with a limit: '12 of 500'. */
export const charactersUsed = (count: number, max: number): string => `${count} of ${max}`;
