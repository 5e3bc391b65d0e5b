import { type Locality, STATES, type Store } from '@wattle/domain/stores';
import { z } from 'zod';
import { day, id, name, noRepeats, path, postcode, text, timeOfDay } from '../fields.ts';
import { images } from './image.ts';
import { schemaOf } from './schema-of.ts';

const hours = z.strictObject({ openTime: timeOfDay, closeTime: timeOfDay });
const isForward = ({ openTime, closeTime }: z.output<typeof hours>): boolean => openTime <= closeTime;
const backward = { path: ['closeTime'], message: 'must not be before openTime' };

export const storeSchema = schemaOf<Store>()(
  z.object({
    id,
    erpStoreId: id,
    name,
    path,
    images,
    addressStreetOne: text,
    addressStreetTwo: text,
    addressCity: text,
    addressState: z.enum(STATES),
    addressPostcode: postcode,
    phone: text,
    timeZone: text,
    weeklyHours: z.array(hours.refine(isForward, backward).nullable()),
    seasonalHours: z
      .array(hours.extend({ date: day, note: text }).refine(isForward, backward))
      .check(noRepeats(({ date }) => date, ['date'], 'is there twice')),
    services: z.array(text),
    description: text,
    _geoloc: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    visibleIn: z.strictObject({ index: z.boolean() }),
  }),
);

export const localitySchema = schemaOf<Locality>()(
  z.object({
    suburb: text,
    state: z.enum(STATES),
    postcode: text,
    name: text,
    location: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
);
