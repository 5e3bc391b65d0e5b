import { BADGE_LEVELS, type Badge } from '@wattle/domain/catalogue';
import { z } from 'zod';
import { id, text } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const moment = text.refine((value) => value === '' || isMoment(value), 'must be an ISO date and time, or empty');

export const badgeSchema = schemaOf<Badge>()(
  z.object({
    id,
    level: z.enum(BADGE_LEVELS),
    title: text,
    icon: text,
    textColour: text,
    backgroundColourPrimary: text,
    backgroundColourSecondary: text,
    badgeGroupId: text,
    link: text,
    contentDisplay: text,
    timeFrom: moment,
    timeTo: moment,
  }),
);
