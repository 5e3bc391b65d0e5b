import type { PageProps } from '../app/page-module.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import type { load } from './home.server.ts';

export default function Home({ data }: PageProps<typeof load>) {
  return <HomeScreen blocks={data.blocks} />;
}
