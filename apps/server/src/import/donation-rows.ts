import { id } from '@wattle/contract/records';
import { z } from 'zod';

/** Setting with the ids of donation products, which a cart does not list among its items [C-9-66]. */
export const DONATIONS = 'donations';

export const donationsSchema = z.array(id).max(100);
