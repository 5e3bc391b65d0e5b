import type { Reason } from '@wattle/domain/results';

/** Names the field that is wrong; `params.code` tells the browser which sentence to show. */
export function fieldRefusal({ code, field = '', params }: Reason<string>, prefix = ''): Reason<'MISSING_DATA'> {
  return { code: 'MISSING_DATA', field: `${prefix}${field}`, params: { ...params, code } };
}
