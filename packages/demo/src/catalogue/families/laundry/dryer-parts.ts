import { group, NO_UNIT, range } from '../../recipe/attribute.ts';
import { CAPACITY_KG } from '../../recipe/shared-attributes.ts';
import type { Trait } from '../../recipe/trait.ts';

export const SENSOR: Trait = {
  code: 'sensorDry',
  name: 'Sensor drying',
  chance: [0.5, 0.95, 1],
  adds: 35,
  line: 'Stops when the clothes are dry',
  says: [
    'A sensor feels the clothes and stops when they are dry, not when a timer says so.',
    'Set how dry you want them, from iron-damp to cupboard, and the sensor stops it there.',
  ],
};

export const ANTI_CREASE: Trait = {
  code: 'antiCrease',
  name: 'Anti-crease',
  chance: [0.6, 0.9, 1],
  adds: 10,
  line: 'Turns now and then for an hour after it is done',
  says: ['After the end it turns the load now and then for an hour, so shirts do not set in folds.'],
};

export const DRYER_CAPACITY = group('capacity', 'Capacity', CAPACITY_KG, range('programs', 'Programs', NO_UNIT));
