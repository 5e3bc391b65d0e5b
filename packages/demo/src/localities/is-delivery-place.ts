import type { PostcodeRow } from './postcode-rows.ts';

const BOX_TYPES = new Set(['Post Office Boxes', 'LVR']);
/** Sorting centres, business centres and post offices. */
const POSTAL_FACILITY = / (DC|BC|MC|MSC|PO|GPO)$/;
/** Ranges that hold only boxes and large receivers: 02xx, 09xx, 1xxx, 68xx, 69xx, 8xxx, 9xxx. */
const BOX_POSTCODE = /^(0[29]|1|6[89]|[89])/;
/** Two names run together by a slip in the list. */
const RUN_TOGETHER = /[a-z][A-Z]/;

/** A truck can drive there: not post-office boxes, not a sorting centre. */
export function isDeliveryPlace({ type, locality, postcode }: PostcodeRow): boolean {
  if (BOX_TYPES.has(type) || BOX_POSTCODE.test(postcode)) return false;
  return !POSTAL_FACILITY.test(locality.toUpperCase()) && !RUN_TOGETHER.test(locality);
}
