import type { Image } from '@wattle/domain';
import { type ArticleId, toArticle } from './article-paths.ts';
import { CATEGORIES, type CategoryKey, toCategory } from './catalogue-ids.ts';
import { picture, scene } from './pictures.ts';
import type { MenuFeature, SettingsLink } from './shop-settings.ts';

const guide = (id: ArticleId, title: string, text: string, image: Image): MenuFeature => ({
  title,
  text,
  path: toArticle(id),
  image,
});

const FEATURES: Partial<Record<CategoryKey, MenuFeature>> = {
  fridges: guide(
    'will-it-fit',
    'Will it fit?',
    'Measure the space, the door and the hallway.',
    scene('kitchen', 'A green kitchen with a fridge'),
  ),
  laundry: guide(
    'front-or-top-loader',
    'Front or top?',
    'What really differs in water, time and noise.',
    scene('still-laundry', 'A front-load and a top-load washer'),
  ),
  cooking: guide(
    'induction-or-gas',
    'Induction or gas?',
    'What changes at the stove and behind the wall.',
    picture('cooktop', 'front', 'An induction cooktop'),
  ),
  dishwashers: guide(
    'choose-a-dishwasher',
    'Choosing a dishwasher',
    'How it is built in decides more than how it washes.',
    picture('dishwasher', 'angle', 'A dishwasher in stainless steel'),
  ),
  tvAndAudio: guide(
    'tv-size-and-panel',
    'Which size of TV?',
    'Measure from the couch to the wall.',
    scene('still-screen', 'A television with a game console'),
  ),
  computers: guide(
    'choose-a-laptop',
    'Choosing a laptop',
    'Weight and screen first, then memory.',
    scene('still-work', 'A laptop beside a monitor'),
  ),
  vacuums: guide(
    'stick-or-robot-vacuum',
    'Stick or robot?',
    'One keeps a floor clean, the other makes it clean.',
    scene('still-clean', 'A stick vacuum and a robot vacuum'),
  ),
  coffeeAndKitchen: guide(
    'espresso-at-home',
    'Espresso at home',
    'Four kinds of machine, and what a cup costs.',
    scene('still-coffee', 'An espresso machine and a kettle'),
  ),
  cooling: guide(
    'split-system-sizing',
    'What size air con?',
    'Choose by the room, not by the number.',
    scene('still-cool', 'A split system above a fan'),
  ),
};

type Highlight = readonly [label: string, query: string];
const HIGHLIGHTS: Partial<Record<CategoryKey, readonly Highlight[]>> = {
  fridges: [
    ['Fits 700 mm', 'maxWidthMm=700'],
    ['Fits 950 mm', 'maxWidthMm=950'],
    ['4 stars and more', 'minEnergyStars=4'],
    ['Under $1,000', 'maxPrice=1000'],
    ['39 dB or less', 'maxNoiseDb=39'],
  ],
  laundry: [
    ['Fits 600 mm', 'maxWidthMm=600'],
    ['5 stars and more', 'minEnergyStars=5'],
    ['9 kg and more', 'minCapacityKg=9'],
    ['Under $1,000', 'maxPrice=1000'],
  ],
  cooking: [
    ['Fits 600 mm', 'maxWidthMm=600'],
    ['900 mm wide', 'minWidthMm=850'],
    ['Under $1,000', 'maxPrice=1000'],
  ],
  dishwashers: [
    ['44 dB or less', 'maxNoiseDb=44'],
    ['4 stars and more', 'minEnergyStars=4'],
    ['Under $1,000', 'maxPrice=1000'],
  ],
  tvAndAudio: [
    ['55 inch and less', 'maxScreenInches=55'],
    ['75 inch and more', 'minScreenInches=75'],
    ['Under $500', 'maxPrice=500'],
  ],
  computers: [
    ['14 inch and less', 'maxScreenInches=14'],
    ['Under $1,000', 'maxPrice=1000'],
  ],
  vacuums: [['Under $500', 'maxPrice=500']],
  coffeeAndKitchen: [
    ['Under $500', 'maxPrice=500'],
    ['$1,000 and over', 'minPrice=1000'],
  ],
  cooling: [
    ['4 stars and more', 'minEnergyStars=4'],
    ['Under $1,500', 'maxPrice=1500'],
  ],
};

const KEYS = Object.keys(CATEGORIES).filter((key): key is CategoryKey => key in CATEGORIES);

export function menuFeatures(): Record<string, MenuFeature> {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const feature = FEATURES[key];
      return feature ? [[CATEGORIES[key].id, feature]] : [];
    }),
  );
}

export function menuHighlights(): Record<string, readonly SettingsLink[]> {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const links = HIGHLIGHTS[key]?.map(([label, query]) => ({ label, path: `${toCategory(key)}?${query}` }));
      return links ? [[CATEGORIES[key].id, links]] : [];
    }),
  );
}
