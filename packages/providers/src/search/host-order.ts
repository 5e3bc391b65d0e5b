/** Which of several hosts to ask first, from what became of earlier calls. */
export type HostOrder = {
  /** Every host: those that failed a short while ago come last. */
  list(): string[];
  isDown(host: string): boolean;
  answered(host: string): void;
  failed(host: string): void;
};

export type HostOrderOptions = {
  /** A host that failed goes last for this long. */
  readonly downMs: number;
  /** The hosts are equals and take turns. Otherwise the first is asked as long as it answers. */
  readonly isSpread: boolean;
};

export function createHostOrder(hosts: readonly string[], { downMs, isSpread }: HostOrderOptions): HostOrder {
  const downUntil = new Map<string, number>();
  const isDown = (host: string): boolean => (downUntil.get(host) ?? 0) > performance.now();
  let turn = isSpread ? Math.floor(Math.random() * hosts.length) : 0;
  return {
    list() {
      const inTurn = [...hosts.slice(turn), ...hosts.slice(0, turn)];
      if (isSpread) turn = (turn + 1) % hosts.length;
      return inTurn.toSorted((one, other) => Number(isDown(one)) - Number(isDown(other)));
    },
    isDown,
    answered: (host) => void downUntil.delete(host),
    failed: (host) => void downUntil.set(host, performance.now() + downMs),
  };
}
