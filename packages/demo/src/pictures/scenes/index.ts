import type { Pen } from '../pen.ts';
import { drawHero } from './hero.ts';
import { drawLevelWasher, drawMeasureDoorway } from './how-to.ts';
import { drawKitchen } from './kitchen.ts';
import { STILLS } from './still.ts';
import { drawStore } from './store.ts';

export type Scene = {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  draw(pen: Pen): string;
};

const HERO = 'Fridge, washer, espresso machine, headphones, robot vacuum and air conditioner in morning light';

const still = (title: string, draw: (pen: Pen) => string): Scene => ({ title, width: 1200, height: 900, draw });

/** The shop's composed scenes, built from the same parts as the products. */
export const scenes = {
  'hero-wide': { title: HERO, width: 1440, height: 620, draw: (pen) => drawHero(pen, 1440, 620, 0, 0) },
  'hero-tall': { title: HERO, width: 848, height: 700, draw: (pen) => drawHero(pen, 848, 700, -580, 60) },
  kitchen: { title: 'French-door fridge in a sunlit kitchen', width: 1200, height: 900, draw: drawKitchen },
  store: { title: 'A Wattle shop front', width: 1200, height: 620, draw: drawStore },
  'still-kitchen': still('Kettle, toaster and blender', STILLS['still-kitchen']),
  'still-laundry': still('Front-load and top-load washers', STILLS['still-laundry']),
  'still-coffee': still('Espresso machine and kettle', STILLS['still-coffee']),
  'still-sound': still('Headphones and a speaker', STILLS['still-sound']),
  'still-work': still('Monitor and laptop', STILLS['still-work']),
  'still-cool': still('Air conditioner and fan', STILLS['still-cool']),
  'still-warm': still('Heater and kettle', STILLS['still-warm']),
  'still-clean': still('Stick and robot vacuums', STILLS['still-clean']),
  'still-gifts': still('Headphones, watch and camera', STILLS['still-gifts']),
  'still-screen': still('Television and game console', STILLS['still-screen']),
  'measure-doorway': still('A fridge before a doorway, with both measured', drawMeasureDoorway),
  'level-washer': still('A washer levelled with two coins', drawLevelWasher),
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof scenes;
