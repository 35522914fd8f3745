/** Whose face it is: one of the cast that bots play, or one of a dozen drawn for people. */

export type Mood = 'calm' | 'glad' | 'sly' | 'stunned';

export const CAST_IDS = ['halla', 'oswin', 'brand', 'vesper', 'grishk'] as const;
export const AVATAR_IDS = [
  'amber',
  'birch',
  'clover',
  'dusk',
  'ember',
  'fern',
  'gale',
  'hazel',
  'iris',
  'juniper',
  'kestrel',
  'linden',
] as const;

export type CastId = (typeof CAST_IDS)[number];
export type AvatarId = (typeof AVATAR_IDS)[number];
export type FaceId = CastId | AvatarId;

export function isAvatar(id: string): id is AvatarId {
  return AVATAR_IDS.some((each) => each === id);
}

/** Whoever has chosen none gets one by name, the same at every table. */
export function avatarFor(name: string): AvatarId {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return AVATAR_IDS[sum % AVATAR_IDS.length]!;
}
