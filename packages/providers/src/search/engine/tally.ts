/** A reusable counter by id: resets only the entries it touched. */
export class Tally {
  counts = new Uint32Array(64);
  readonly touched: number[] = [];

  reserve(size: number): void {
    if (size > this.counts.length) this.counts = new Uint32Array(Math.max(size, this.counts.length * 2));
  }

  add(number: number, count: number): void {
    const before = this.counts[number] as number;
    if (before === 0) this.touched.push(number);
    this.counts[number] = before + count;
  }

  reset(): void {
    for (const number of this.touched) this.counts[number] = 0;
    this.touched.length = 0;
  }
}
