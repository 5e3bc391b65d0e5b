export type CompletionPart = {
  readonly text: string;
  readonly isTyped: boolean;
  /** Its offset in the completion. */
  readonly at: number;
};

type Piece = Omit<CompletionPart, 'at'>;

const WORD = /(\s+)/;

/**
 * Splits a completion into typed and added parts. A typed word matches the start of a word in the completion; a space
 * between two typed parts counts as typed.
 */
export function splitCompletion(completion: string, typed: string): readonly CompletionPart[] {
  const left = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = completion.split(WORD).flatMap((piece): Piece[] => {
    const at = left.findIndex((word) => piece.toLowerCase().startsWith(word));
    const word = left[at];
    if (word === undefined) return [{ text: piece, isTyped: false }];
    left.splice(at, 1);
    return [
      { text: piece.slice(0, word.length), isTyped: true },
      { text: piece.slice(word.length), isTyped: false },
    ];
  });
  return joinAlike(withTypedSpaces(parts.filter(({ text }) => text !== '')));
}

function withTypedSpaces(parts: readonly Piece[]): Piece[] {
  return parts.map((part, index) =>
    part.text.trim() === '' && parts[index - 1]?.isTyped && parts[index + 1]?.isTyped
      ? { ...part, isTyped: true }
      : part,
  );
}

function joinAlike(pieces: readonly Piece[]): CompletionPart[] {
  const joined: CompletionPart[] = [];
  let at = 0;
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.isTyped === piece.isTyped) joined.splice(-1, 1, { ...last, text: last.text + piece.text });
    else joined.push({ ...piece, at });
    at += piece.text.length;
  }
  return joined;
}
