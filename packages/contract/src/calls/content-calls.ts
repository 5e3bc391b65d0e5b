import { z } from 'zod';
import { articleLinksSchema, articlePageSchema, idsSchema } from '../schemas/content.ts';
import { id } from '../schemas/fields.ts';
import {
  enquirySchema,
  marketingListQuerySchema,
  marketingListSchema,
  receivedSchema,
  subscriberSchema,
} from '../schemas/forms.ts';
import { frameSchema, menuSchema } from '../schemas/frame.ts';
import { byPath, type CallSchema, idempotent, nothing } from './call-schema.ts';

/** The page frame, editorial content and forms. */
export const contentCalls = {
  loadFrame: { summary: 'What stands around every page', input: nothing, value: frameSchema, reasons: [] },
  loadMenu: {
    summary: 'The menu of one top category',
    input: z.object({ categoryId: id }),
    value: menuSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  listArticles: {
    summary: 'Articles by their ids, in that order; unknown ones are left out',
    input: z.object({ ids: idsSchema }),
    value: articleLinksSchema,
    reasons: [],
  },
  findArticle: {
    summary: 'An article by its id, with its children',
    input: z.object({ id }),
    value: articlePageSchema,
    reasons: ['ARTICLE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  findArticleByPath: {
    summary: 'An article by its path, with its children',
    input: byPath,
    value: articlePageSchema,
    reasons: ['ARTICLE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  subscribe: {
    summary: 'Signs somebody up for a newsletter or an event',
    input: subscriberSchema,
    value: receivedSchema,
    reasons: ['MISSING_DATA'],
    keys: [idempotent],
  },
  findMarketingList: {
    summary: 'A list that forms sign people up for, with the event it is for, if any',
    input: marketingListQuerySchema,
    value: marketingListSchema,
    reasons: ['CONTENT_NOT_FOUND'],
  },
  sendEnquiry: {
    summary: 'Sends an enquiry',
    input: enquirySchema,
    value: receivedSchema,
    reasons: [],
    keys: [idempotent],
  },
} as const satisfies Record<string, CallSchema>;
