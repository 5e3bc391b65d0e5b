import { z } from 'zod';

export const MAX_SEARCHES = 50;
const MAX_OBJECTS = 1000;

const indexName = z.string().min(1).max(200);
const attributes = z.array(z.string().max(200)).max(200);
const objectId = z.string().min(1).max(400);

/** Several searches in one call. The provider validates each search and reports errors in its place [C-7-13 D-7-05]. */
export const searchesBody = z.object({
  requests: z.array(z.looseObject({ indexName, type: z.enum(['default', 'facet']).exactOptional() })).max(MAX_SEARCHES),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).exactOptional(),
});

/** The parameters of one search. */
export const searchBody = z.looseObject({});

const ids = z.array(objectId).max(MAX_OBJECTS);

/** Records of one index by their ids [C-7-11 D-7-25]. */
export const objectIdsBody = z.union([
  z.object({ objectIds: ids, attributesToRetrieve: attributes.exactOptional() }),
  z.object({ objectIDs: ids, attributesToRetrieve: attributes.exactOptional() }),
]);

/** Records of any index. */
export const objectsBody = z.object({
  requests: z
    .array(z.object({ indexName, objectID: objectId, attributesToRetrieve: attributes.exactOptional() }))
    .max(MAX_OBJECTS),
});
