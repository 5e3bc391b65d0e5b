import type { PageProps } from '../app/page-module.ts';
import { HomeScreen, preloadHome } from '../features/home/home-screen.tsx';
import type { load } from './home.server.ts';

/** Loads the code alongside the data. */
export const preload = preloadHome;

export default function Home({ data }: PageProps<typeof load>) {
  return <HomeScreen blocks={data.blocks} />;
}
