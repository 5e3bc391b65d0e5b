import type { PageProps } from '../app/page-module.ts';
import { StoresScreen } from '../features/location/stores/stores-screen.tsx';
import type { load } from './stores.server.ts';

export default function Stores({ data: { found, words, problem, total } }: PageProps<typeof load>) {
  return <StoresScreen found={found} words={words} problem={problem} total={total} />;
}
