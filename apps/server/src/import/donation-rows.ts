import { z } from 'zod';

/** The setting that lists products by id which are donations: in a cart, and not shown among its products [C-9-66]. */
export const DONATIONS = 'donations';

export const donationsSchema = z.array(z.string().min(1).max(100)).max(100);
