import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, vimeoFilm } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

export const soundbars: ArticleDraft = {
  id: 'soundbars',
  parentId: 'buying-guides',
  name: 'Soundbars: what the numbers mean',
  kicker: 'Audio',
  summary: 'Why voices are hard to hear on a thin TV, what 5.1.2 stands for, and the one cable to get right.',
  heroImage: picture('soundbar', 'room', 'A soundbar under a television'),
  publishedDaysAgo: 175,
  checkedDaysAgo: 40,
  body: [
    answer(
      'For voices, buy a 3.1 bar: the speaker in the middle is what makes words clear. From $349.',
      'For film, 5.1 with two speakers behind you. Height channels only under a flat ceiling.',
      'Connect it to the HDMI socket marked eARC or ARC, and to nothing else.',
    ),
    h2('Why a thin television mumbles'),
    p(
      'A loudspeaker has to move air. A set 40 mm thick has room for small drivers that point at the wall or the floor, so the consonants that make speech clear arrive late and weak. A bar with a speaker in the middle that faces you mends that, and it is the reason most people buy one.',
    ),
    h2('Reading the three numbers'),
    p(
      'Makers write channels as 3.1 or 5.1.2. The first number counts speakers at ear height, the second subwoofers, and the third speakers that fire at the ceiling.',
    ),
    table(
      ['Channels', 'What you get', 'For', 'From'],
      [
        ['2.0', 'Left and right in one bar', 'A bedroom; clearer than the set, little bass', '$169'],
        ['2.1', 'The same with a subwoofer', 'Music and series', '$219'],
        ['3.1', 'A centre for voices and a subwoofer', 'News, series and football in a normal living room', '$349'],
        ['5.1', 'As 3.1, with two speakers behind you', 'Film, if you can place the rear pair', '$499'],
        ['5.1.2 or 7.1.4', 'As above, with height', 'Dolby Atmos films, under a flat ceiling of 2.4 to 3 m', '$699'],
      ],
    ),
    p(
      'Height channels bounce sound off the ceiling. A raked, very high or timber-slatted ceiling scatters it, and the money is better spent on rear speakers. Some bars write 5.1 and imitate the rear pair: the specification table says virtual.',
    ),
    h2('What to measure'),
    list(
      'Choose a bar no longer than the television: about 900 to 1,000 mm for a 55-inch set, 1,100 to 1,200 mm for 65 and more.',
      'Measure the gap between the stand and the screen. Bars are 56 to 74 mm high and can cover the remote sensor of a low set.',
      'On the wall, leave 50 mm under the screen, and nothing in front of it.',
      'Look for a power point for the bar, one for the subwoofer and one for each wireless rear speaker.',
    ),
    h2('One cable'),
    steps(
      'Find the HDMI socket on the television that is marked ARC or eARC. There is usually one.',
      'Connect it to the socket of the same name on the bar with a high-speed HDMI cable.',
      'Switch on device control, which each maker calls something else (often CEC), so that one remote does both.',
      'Set the television’s sound output to bitstream or pass-through, or Atmos will not reach the bar.',
    ),
    p(
      'eARC carries everything; ARC carries compressed Atmos from streaming services, which is what most people watch. An optical cable still works for plain 5.1, without volume control from the television’s remote on some sets.',
    ),
    h2('The subwoofer'),
    p(
      'Most are wireless and still need a power point. Near a corner it sounds louder, in the middle of a wall tighter. Neighbours hear bass through the floor long before they hear voices: look for a night mode, and stand the box on a dense rubber mat in a flat.',
    ),
    note(
      '<strong>Watts tell you little.</strong> There is no common way to measure them. Compare bars by listening to speech at the volume you use at home.',
    ),
    h2('Something to listen to'),
    p(
      'Bring a film that you know. If you have none, this one is free to show: birds and quiet at the start, heavy steps and quick blows later, and music throughout. Switch the bar off and on again while it plays.',
    ),
    vimeoFilm(
      '1084537',
      'Big Buck Bunny, an open film of the Blender Foundation',
      scene('still-sound', 'Headphones and a speaker'),
    ),
    caption('Big Buck Bunny, Blender Foundation, Creative Commons Attribution. It plays from Vimeo once you start it.'),
    h2('Voice, streaming and what it draws'),
    p(
      'A bar with Wi-Fi plays music without the television on and can be grouped with speakers in other rooms of the same make. A built-in microphone for a voice assistant can be switched off with a button. Bluetooth alone is enough if you only play from a phone now and then. A bar draws 20 to 40 W in use, so three hours a day cost about $10 a year; networked standby adds one or two dollars.',
    ),
    h2('Bars to listen to'),
    products('soundbars'),
    pRich(
      `Our ${anchor('/stores/maribyrnong', 'Maribyrnong')} and ${anchor('/stores/macgregor', 'Macgregor')} stores have listening rooms. Choosing the set too? Start with ${anchor(toArticle('tv-size-and-panel'), 'size and panel')}.`,
    ),
    button(toCategory('soundbars'), 'See all soundbars'),
    h2('Read next'),
    articles('tv-size-and-panel', 'noise', 'events'),
  ],
};
