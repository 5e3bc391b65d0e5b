import { group } from '../../recipe/attribute.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';

export const COOKTOP_SIZE = [SIZE_GROUP, group('look', 'Design', FINISH)];

export const CUT_OUT = [
  'The cut-out is {cutWidth} × 490 mm, and it sits {depthMm} mm deep in the bench.',
  'It drops into a cut-out of {cutWidth} × 490 mm; check that against the old one before you order.',
];
