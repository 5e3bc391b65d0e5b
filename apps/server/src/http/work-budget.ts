const MINUTE_MS = 60_000;
/** Clients that are remembered; beyond that, the longest unseen are forgotten. */
const CLIENTS_MAX = 20_000;

type Spent = { units: number; readonly endsAt: number };

export type WorkBudget = {
  /** Spends units of a client's budget. Returns the seconds to wait when there are too few left, or 0. */
  spend(client: string, units: number): number;
};

/** Limits the work that each client may ask for in a minute or less, where requests differ too much to be counted. */
export function createWorkBudget(
  unitsMax: number,
  now: () => number = Date.now,
  windowMs: number = MINUTE_MS,
): WorkBudget {
  const clients = new Map<string, Spent>();
  return {
    spend(client, units) {
      const at = now();
      const known = clients.get(client);
      const spent = known && known.endsAt > at ? known : { units: 0, endsAt: at + windowMs };
      clients.delete(client);
      clients.set(client, spent);
      if (clients.size > CLIENTS_MAX) clients.delete(clients.keys().next().value ?? client);
      if (spent.units + units > unitsMax) return Math.max(1, Math.ceil((spent.endsAt - at) / 1000));
      spent.units += units;
      return 0;
    },
  };
}
