export const appliancesAndElectronics = 'Appliances and electronics';
export const newIn = (shortName: string): string => `New in ${shortName}`;

export const homeTitle = 'Appliances and electronics, delivered on the day you choose';
export const homeMeta =
  'Fridges, washers, ovens, televisions and the rest of the house, with their sizes, prices and delivery days.';
