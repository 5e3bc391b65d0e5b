/** Distances to name, such as 'within 20 km'. The last is the search limit [C-9-37 D-9-55]. */
const WITHIN_KM = [1, 2, 5, 10, 20, 50, 100, 200] as const;
const ENOUGH = 5;

export type NearStores<S> = {
  readonly withinKm: number;
  readonly near: readonly S[];
  /** Stores further away. */
  readonly others: readonly S[];
};

/** The nearest stores: those within the smallest round distance that includes five, or all of them. */
export function splitNear<S extends { readonly distanceMetres: number | null }>(stores: readonly S[]): NearStores<S> {
  const countWithin = (km: number) => stores.filter((store) => isWithin(store, km)).length;
  const enough = Math.min(ENOUGH, stores.length);
  const withinKm = WITHIN_KM.find((km) => countWithin(km) >= enough) ?? WITHIN_KM[WITHIN_KM.length - 1] ?? 0;
  const isNear = (store: S) => isWithin(store, withinKm);
  return { withinKm, near: stores.filter(isNear), others: stores.filter((store) => !isNear(store)) };
}

const isWithin = ({ distanceMetres }: { readonly distanceMetres: number | null }, km: number): boolean =>
  distanceMetres !== null && distanceMetres <= km * 1000;
