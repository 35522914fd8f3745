/** What tells the fourteen gunmen apart; anybody else's face is put together from the same parts, by name. */

export interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly coat: string;
  readonly shirt: string;
  readonly scarf?: string;
  readonly hat: Hat;
  readonly felt: string;
  readonly band: string;
  readonly cut: 'short' | 'long' | 'braids';
  readonly beard?: 'full' | 'bush' | 'walrus' | 'curled' | 'thin' | 'horseshoe' | 'stubble';
  readonly mouth: 'straight' | 'grin' | 'smirk' | 'sour';
  readonly soft?: boolean;
  readonly extra?: readonly Extra[];
}

export type Hat = 'tall' | 'flat' | 'pinched' | 'bowler';
export type Extra =
  | 'star'
  | 'scar'
  | 'freckles'
  | 'wrinkles'
  | 'patch'
  | 'glasses'
  | 'straw'
  | 'cigar'
  | 'feather'
  | 'young';

const TAN = { shade: '#a86f48', shirt: '#d9c7a0' };

const LOOKS: Readonly<Record<string, Look>> = {
  'marshal-bell': {
    ...{ ...TAN, skin: '#d8a078', hair: '#b9b0a2', coat: '#3a3a44', shirt: '#e6dcc4' },
    ...{ hat: 'tall', felt: '#2f2a2c', band: '#a9791f', cut: 'short', beard: 'walrus', mouth: 'straight' },
    extra: ['star', 'wrinkles'],
  },
  'hester-voss': {
    ...{ ...TAN, skin: '#e3b48c', hair: '#6a2f16', coat: '#6d2f22', shirt: '#f0e4c8' },
    ...{ hat: 'flat', felt: '#5b4030', band: '#c9a04a', cut: 'long', mouth: 'straight', soft: true },
  },
  'silas-greave': {
    ...{
      skin: '#cf9a70',
      shade: '#8f5a3a',
      hair: '#1d1612',
      coat: '#2a2326',
      shirt: '#b9a27a',
      scarf: '#a13a24',
    },
    ...{ hat: 'flat', felt: '#1f1b1c', band: '#8c3b22', cut: 'short', beard: 'curled', mouth: 'straight' },
    extra: ['scar'],
  },
  'lyle-ames': {
    ...{ ...TAN, skin: '#e6b690', hair: '#b5612a', coat: '#5b5a3a' },
    ...{ hat: 'pinched', felt: '#a9814e', band: '#6b4a2a', cut: 'short', mouth: 'grin' },
    extra: ['freckles', 'young'],
  },
  'abe-coyle': {
    ...{ skin: '#8f5c3c', shade: '#6b4029', hair: '#2a1a10', coat: '#4f4a32', shirt: '#c9b48a' },
    ...{ hat: 'tall', felt: '#4a3524', band: '#2a1c10', cut: 'short', beard: 'full', mouth: 'straight' },
  },
  'tom-rusk': {
    ...{ ...TAN, skin: '#d9a57a', hair: '#5a3a1c', coat: '#46506a', scarf: '#8c3b22' },
    ...{ hat: 'pinched', felt: '#7a5a38', band: '#3a2a1a', cut: 'short', beard: 'stubble', mouth: 'smirk' },
    extra: ['straw'],
  },
  'ned-pruitt': {
    ...{ ...TAN, skin: '#dba981', hair: '#3a2718', coat: '#5a4a5a', shirt: '#efe6d2' },
    ...{ hat: 'bowler', felt: '#2c2a2b', band: '#58331e', cut: 'short', beard: 'thin', mouth: 'smirk' },
    extra: ['cigar'],
  },
  'cass-verrill': {
    ...{
      skin: '#c98d62',
      shade: '#94603c',
      hair: '#1c1514',
      coat: '#2f3f52',
      shirt: '#d9c7a0',
      scarf: '#44627f',
    },
    ...{ hat: 'tall', felt: '#2b3a4a', band: '#c9d4de', cut: 'long', mouth: 'smirk', soft: true },
  },
  'juno-pike': {
    ...{
      skin: '#a86f48',
      shade: '#7a4a2e',
      hair: '#2a1a12',
      coat: '#6b5236',
      shirt: '#d9c7a0',
      scarf: '#3f556b',
    },
    ...{ hat: 'pinched', felt: '#8b6a45', band: '#3f556b', cut: 'braids', mouth: 'grin', soft: true },
  },
  'old-tamsin': {
    ...{ ...TAN, skin: '#e0b48e', hair: '#d9d4c8', coat: '#3f4a56', shirt: '#e0d8c4' },
    ...{ hat: 'flat', felt: '#5d5a55', band: '#2f3f52', cut: 'long', mouth: 'sour', soft: true },
    extra: ['wrinkles'],
  },
  'boone-harker': {
    ...{ ...TAN, skin: '#dda079', hair: '#7a3a1a', coat: '#51402c' },
    ...{ hat: 'pinched', felt: '#3f3a33', band: '#26211a', cut: 'short', beard: 'bush', mouth: 'straight' },
  },
  wick: {
    ...{
      skin: '#dcae88',
      shade: '#a37350',
      hair: '#4a3a26',
      coat: '#34424f',
      shirt: '#d9c7a0',
      scarf: '#d6cdb8',
    },
    ...{ hat: 'tall', felt: '#4b5563', band: '#23303d', cut: 'short', beard: 'horseshoe', mouth: 'sour' },
    extra: ['patch'],
  },
  'nettie-crow': {
    ...{ ...TAN, skin: '#d8a57c', hair: '#0f0d12', coat: '#39304a' },
    ...{ hat: 'tall', felt: '#23303d', band: '#8fb3cf', cut: 'long', mouth: 'straight', soft: true },
    extra: ['feather'],
  },
  'dill-sayer': {
    ...{ ...TAN, skin: '#e4b894', hair: '#5a4a2c', coat: '#4f5a60', shirt: '#efe6d2' },
    ...{ hat: 'bowler', felt: '#6a5a44', band: '#2f3f52', cut: 'short', mouth: 'sour' },
    extra: ['glasses', 'young'],
  },
};

const DRAWN = Object.values(LOOKS);
const FELTS = ['#4b3a2a', '#6b5236', '#2f3338', '#7a3a2a', '#8a7a5a'];
const COATS = ['#4a3a52', '#3c4a3a', '#5a3226', '#34404e', '#5b4c30'];

/** The same name has the same face, at every table and for everybody. */
export function lookOf(name: string): Look {
  const known = LOOKS[name];
  if (known !== undefined) return known;
  const n = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  const like = DRAWN[n % DRAWN.length]!;
  return {
    ...like,
    hat: (['tall', 'flat', 'pinched', 'bowler'] as const)[n % 4]!,
    felt: FELTS[n % FELTS.length]!,
    coat: COATS[(n >> 3) % COATS.length]!,
    extra: like.extra?.filter((each) => each !== 'star') ?? [],
  };
}
