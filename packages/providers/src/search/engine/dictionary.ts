const NONE = -1;

/** A trie of every word in the index: looks up exact words, prefixes and words with typos. */
export class Dictionary {
  private letters = new Uint16Array(1024);
  private children = new Int32Array(1024).fill(NONE);
  private siblings = new Int32Array(1024).fill(NONE);
  private words = new Int32Array(1024).fill(NONE);
  private nodes = 1;
  private readonly spelled: string[] = [];
  private readonly ids = new Map<string, number>();

  get size(): number {
    return this.spelled.length;
  }

  find(word: string): number | undefined {
    return this.ids.get(word);
  }

  wordOf(id: number): string {
    return this.spelled[id] ?? '';
  }

  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.spelled.push(word) - 1;
    this.ids.set(word, id);
    let node = 0;
    for (let i = 0; i < word.length; i += 1) {
      const letter = word.charCodeAt(i);
      const child = this.childOf(node, letter);
      node = child === NONE ? this.grow(node, letter) : child;
    }
    this.words[node] = id;
    return id;
  }

  eachWithPrefix(prefix: string, visit: (id: number) => void): void {
    let node = 0;
    for (let i = 0; i < prefix.length; i += 1) {
      node = this.childOf(node, prefix.charCodeAt(i));
      if (node === NONE) return;
    }
    this.eachBelow(node, visit);
  }

  private childOf(node: number, letter: number): number {
    let child = this.children[node] ?? NONE;
    while (child !== NONE && this.letters[child] !== letter) child = this.siblings[child] ?? NONE;
    return child;
  }

  private grow(parent: number, letter: number): number {
    if (this.nodes === this.letters.length) this.enlarge();
    const node = this.nodes;
    this.nodes += 1;
    this.letters[node] = letter;
    this.siblings[node] = this.children[parent] ?? NONE;
    this.children[parent] = node;
    return node;
  }

  private enlarge(): void {
    const size = this.letters.length * 2;
    const copy = <A extends Uint16Array | Int32Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    this.letters = copy(new Uint16Array(size), this.letters);
    this.children = copy(new Int32Array(size).fill(NONE), this.children);
    this.siblings = copy(new Int32Array(size).fill(NONE), this.siblings);
    this.words = copy(new Int32Array(size).fill(NONE), this.words);
  }

  private eachBelow(node: number, visit: (id: number) => void): void {
    const word = this.words[node] ?? NONE;
    if (word !== NONE) visit(word);
    for (let child = this.children[node] ?? NONE; child !== NONE; child = this.siblings[child] ?? NONE) {
      this.eachBelow(child, visit);
    }
  }

  /**
   * Visits every word within `maxTypos` edits (a transposition is one) with its number of typos. A typo in
   * the first letter counts as two, so only a search that allows two finds it. With `asPrefix`, matches
   * prefixes of words.
   */
  eachSimilar(word: string, maxTypos: number, asPrefix: boolean, visit: (id: number, typos: number) => void): void {
    const first = word.charCodeAt(0);
    const rows = [Uint8Array.from({ length: word.length + 1 }, (_, i) => i)];
    for (let child = this.children[0] ?? NONE; child !== NONE; child = this.siblings[child] ?? NONE) {
      const penalty = this.letters[child] === first ? 0 : 1;
      if (penalty >= maxTypos && penalty > 0) continue;
      this.walkSimilar(child, { word, maxTypos, asPrefix, rows, penalty, visit }, 1, 0, maxTypos + 1);
    }
  }

  private walkSimilar(node: number, search: SimilarSearch, depth: number, previous: number, bestAbove: number): void {
    const { word, maxTypos, asPrefix, penalty, visit } = search;
    const letter = this.letters[node] ?? 0;
    const smallest = nextRow(search, depth, letter, previous);
    const here = search.rows[depth]?.[word.length] ?? 0;
    const best = asPrefix ? Math.min(bestAbove, here) : here;
    if (smallest > maxTypos) {
      if (asPrefix && best <= maxTypos) this.eachBelow(node, (id) => visit(id, best + penalty));
      return;
    }
    const id = this.words[node] ?? NONE;
    if (id !== NONE && best <= maxTypos) visit(id, best + penalty);
    for (let child = this.children[node] ?? NONE; child !== NONE; child = this.siblings[child] ?? NONE) {
      this.walkSimilar(child, search, depth + 1, letter, best);
    }
  }
}

type SimilarSearch = {
  readonly word: string;
  readonly maxTypos: number;
  readonly asPrefix: boolean;
  /** By depth: the distance between each prefix of the word and the current path. */
  readonly rows: Uint8Array[];
  readonly penalty: number;
  readonly visit: (id: number, typos: number) => void;
};

/**
 * Fills the next row of distances for one more letter and returns its minimum (restricted
 * Damerau–Levenshtein). Only cells near the diagonal can be small enough; the rest count as too far.
 */
function nextRow({ word, rows, maxTypos }: SimilarSearch, depth: number, letter: number, previous: number): number {
  const tooFar = maxTypos + 1;
  const above = rows[depth - 1] as Uint8Array;
  const twoAbove = rows[depth - 2];
  const row = rows[depth] ?? new Uint8Array(word.length + 1);
  rows[depth] = row;
  row.fill(tooFar);
  if (depth <= maxTypos) row[0] = depth;
  let smallest = Math.min(tooFar, depth);
  const last = Math.min(word.length, depth + maxTypos);
  for (let i = Math.max(1, depth - maxTypos); i <= last; i += 1) {
    const wanted = word.charCodeAt(i - 1);
    let distance = (above[i - 1] as number) + (wanted === letter ? 0 : 1);
    if ((above[i] as number) + 1 < distance) distance = (above[i] as number) + 1;
    if ((row[i - 1] as number) + 1 < distance) distance = (row[i - 1] as number) + 1;
    if (twoAbove && i > 1 && wanted === previous && word.charCodeAt(i - 2) === letter) {
      if ((twoAbove[i - 2] as number) + 1 < distance) distance = (twoAbove[i - 2] as number) + 1;
    }
    row[i] = distance;
    if (distance < smallest) smallest = distance;
  }
  return smallest;
}
