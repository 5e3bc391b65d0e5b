import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';

export async function load({ context, url }: LoadArgs) {
  throw await notFound({ context, url });
}
