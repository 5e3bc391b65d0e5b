import type { Anchor } from './anchor.ts';

/** One product for each rule about badges [D-3-10..13 D-5-01..03]. */
export const BADGE_ANCHORS: readonly Anchor[] = [
  {
    number: 100052,
    family: 'airPurifiers',
    brand: 'aerolune',
    grade: 2,
    series: 'Clair',
    wish: { badgePrimaryId: 'bp-boxing-day' },
  },
  {
    number: 100053,
    family: 'fans',
    brand: 'zephrine',
    grade: 2,
    series: 'Mistral',
    wish: { badgePrimaryId: 'bp-spring-event' },
  },
  {
    number: 100054,
    family: 'soundbars',
    brand: 'tonewell',
    grade: 1,
    series: 'Quay',
    wish: { badgePrimaryId: 'bp-members-week' },
  },
  {
    number: 100055,
    family: 'bottomMountFridges',
    brand: 'nordholm',
    grade: 2,
    attributes: { inverterCompressor: true, finish: 'White' },
    wish: { badgePrimaryId: 'bp-quiet', badgeSecondaryIds: ['bs-compressor', 'bs-delivered'] },
  },
  {
    number: 100056,
    family: 'frontLoadWashers',
    brand: 'vassby',
    grade: 2,
    wish: { badgeSecondaryIds: ['bs-water', 'bs-delivered'], badgeSecondaryTitles: ['4.5-star water or better'] },
  },
  {
    number: 100057,
    family: 'mixersAndProcessors',
    brand: 'pestle-and-rye',
    grade: 2,
    series: 'Proof',
    wish: { badgeSecondaryIds: ['bs-kitchen-code'] },
  },
  {
    number: 100058,
    family: 'heatPumpDryers',
    brand: 'vassby',
    grade: 1,
    wish: { badgeSecondaryIds: ['bs-laundry-pair', 'bs-winter-bundle', 'bs-trade-in'] },
  },
];
