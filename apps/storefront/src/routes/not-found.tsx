import { notFound } from '../features/errors/not-found.ts';
import type { Route } from './+types/not-found.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await notFound({ context, url });
}

export default function NotFound() {
  return null;
}
