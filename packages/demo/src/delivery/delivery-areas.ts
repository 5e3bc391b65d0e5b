import type { PostcodeRange } from '@wattle/domain/delivery';
import type { State } from '@wattle/domain/stores';

/** Parses a list of postcodes and ranges. */
const areas = (list: string): PostcodeRange[] =>
  list.split(' ').map((part) => {
    const [from = part, to = from] = part.split('-');
    return { from, to };
  });

/** Capital cities with their outer suburbs; Brisbane includes the coast on both sides. */
export const METRO: Readonly<Record<State, readonly PostcodeRange[]>> = {
  VIC: areas('3000-3207 3335-3341 3427-3429 3750-3810 3910-3920 3926-3944 3975-3978'),
  NSW: areas('2000-2234 2555-2574 2740-2786'),
  ACT: areas('2600-2620 2900-2914'),
  QLD: areas('4000-4230 4300-4305 4500-4575'),
  SA: areas('5000-5199'),
  WA: areas('6000-6214'),
  TAS: areas('7000-7054'),
  NT: areas('0800-0821 0823-0834'),
};

/** The rest of each state, except remote areas. The ACT is all metro. */
export const REGIONAL: Readonly<Record<Exclude<State, 'ACT'>, readonly PostcodeRange[]>> = {
  VIC: areas('3000-3999'),
  NSW: areas('2000-2999'),
  QLD: areas('4000-4999'),
  SA: areas('5000-5999'),
  WA: areas('6000-6999'),
  TAS: areas('7000-7999'),
  NT: areas('0800-0899'),
};

/** Served by truck once a week. */
export const REMOTE: readonly PostcodeRange[] = areas(
  '0845-0852 0860 0870-0871 2834 2836 2839-2840 2880 4470-4499 4724-4737 4820-4830 ' +
    '5220-5223 5690 5710-5734 6434-6447 6620-6646 6700-6726 7255-7256',
);

/** Islands, and stations at the end of long unsealed roads: served by mail plane, so parcels only. */
export const PARCELS_ONLY: readonly PostcodeRange[] = areas(
  '0822 0853-0854 0862 0872-0886 3921 4871 4874-4876 6728-6770',
);

/** Lord Howe, Norfolk, Christmas and Cocos islands; Macquarie Island and Antarctica. */
export const NOT_SERVED: readonly PostcodeRange[] = areas('2898-2899 6798-6799 7151');
