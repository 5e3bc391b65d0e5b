import type { Family, FamilyAttribute } from '../../catalogue/entities.ts';

export function sampleAttribute(code: string, more: Partial<FamilyAttribute> = {}): FamilyAttribute {
  const isRange = more.type === 'RANGE';
  const upper = code.charAt(0).toUpperCase() + code.slice(1);
  return {
    code,
    name: upper,
    prefix: '',
    suffix: '',
    type: 'OPTIONS',
    enable: true,
    heading: upper,
    queryParam: code,
    minQueryParam: isRange ? `min${upper}` : null,
    maxQueryParam: isRange ? `max${upper}` : null,
    disjunctive: !isRange && more.type !== 'TOGGLE',
    initiallyExpanded: false,
    ...more,
  };
}

export const sampleFamily = (code: string, ...attributes: readonly FamilyAttribute[]): Family => ({
  code,
  name: code.charAt(0).toUpperCase() + code.slice(1),
  groups: [{ code: 'general', name: 'General', attributes }],
});

const finish = sampleAttribute('finish');
const width = sampleAttribute('width', { type: 'RANGE', suffix: ' mm' });

/** Fridges and kettles share a finish and a width; each also has attributes of its own. */
export const FRIDGES = sampleFamily(
  'fridges',
  width,
  finish,
  sampleAttribute('shelves', { disjunctive: false, heading: 'Shelves in the door' }),
  sampleAttribute('wifi', { type: 'TOGGLE', heading: 'Wi-Fi' }),
  sampleAttribute('refrigerant', { enable: false }),
);
export const KETTLES = sampleFamily(
  'kettles',
  { ...finish, heading: 'Colour' },
  { ...width, heading: 'Base' },
  sampleAttribute('material', { type: 'SEARCHABLE', initiallyExpanded: true }),
  sampleAttribute('capacity', { type: 'RANGE', suffix: ' L' }),
);
