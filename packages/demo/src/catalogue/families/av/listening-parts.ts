import type { FinishName } from '../../recipe/finishes.ts';
import type { Trait } from '../../recipe/trait.ts';

export const LISTENING_COLOURS: readonly FinishName[] = ['Black', 'Sand', 'White', 'Navy', 'Eucalypt', 'Blush'];

export const NOISE_CANCELLING: Trait = {
  code: 'noiseCancelling',
  name: 'Noise cancelling',
  chance: [0.15, 0.65, 0.95],
  adds: 90,
  line: 'Noise cancelling in three steps',
  says: [
    'Noise cancelling works in three steps, from a quiet office to a plane.',
    'It takes the rumble out of trains and planes and lets voices through at a touch.',
  ],
};

export const LISTENING_TRAITS: readonly Trait[] = [
  {
    code: 'twoDevices',
    name: 'Two devices at once',
    chance: [0.2, 0.7, 1],
    adds: 15,
    line: 'Stays connected to two devices',
    says: ['It stays connected to a phone and a computer at once and follows whichever rings.'],
  },
  {
    code: 'voiceMics',
    name: 'Microphones for calls',
    chance: [0.7, 1, 1],
    adds: 5,
    line: 'Microphones that leave the wind out',
    says: ['The microphones listen to your voice and leave most of the wind out.'],
    plain: true,
  },
  {
    code: 'quickCharge',
    name: 'Quick charge',
    chance: [0.5, 0.9, 1],
    adds: 5,
    line: 'Ten minutes of charge for five hours',
    says: ['Ten minutes on USB-C give about five hours.'],
  },
];
