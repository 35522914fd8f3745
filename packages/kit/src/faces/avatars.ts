/** The dozen faces that people choose from. */
import type { AvatarId } from './face-id.js';
import type { Look } from './person.js';

export const AVATARS: Readonly<Record<AvatarId, Look>> = {
  amber: look('#e9dcc0', '#c08556', '#96603c', '#2a1d18', 'bun', '#2f5a50', '#24473f', 'rings'),
  birch: look('#d8e2d3', '#efcba8', '#d0a37c', '#b98b3e', 'crop', '#41566d', '#32455a', 'beard'),
  clover: look('#e6d9cf', '#f3d3b4', '#d9ab86', '#b5532a', 'long', '#4d6b38', '#3c552a', 'freckles'),
  dusk: look('#d9d6e2', '#7d4f32', '#5d3822', '#17120f', 'curls', '#7a4a6b', '#5f3853'),
  ember: look('#ecd8c4', '#e0b68c', '#bd8f63', '#5a3418', 'tail', '#8a3d2c', '#6b2d20', 'scar'),
  fern: look('#d5dfd8', '#e6bf98', '#c39a70', '#e8e2d2', 'bob', '#5a5f73', '#474b5e', 'glasses'),
  gale: look('#d7dde6', '#a86f45', '#82522f', '#201812', 'crop', '#2d5b80', '#214864', 'moustache'),
  hazel: look('#e8dcc9', '#f0cfae', '#d3a37c', '#6b4423', 'bob', '#7d5810', '#614409'),
  iris: look('#dcd5e3', '#8c5a3a', '#6a4128', '#241813', 'long', '#5c3a78', '#472b5e', 'band'),
  juniper: look('#d9e0d0', '#d7a77c', '#b08256', '#3a2a1d', 'cap', '#3c5e33', '#5b7a3c', 'patch'),
  kestrel: look('#e5d8d2', '#5e3b27', '#432818', '#120d0a', 'bald', '#9a6a1f', '#7a5214', 'beard'),
  linden: look('#dfe1d2', '#efd0b2', '#cfa580', '#c9a04a', 'tail', '#17685f', '#0f4f48', 'freckles'),
};

function look(
  ground: string,
  skin: string,
  shade: string,
  hair: string,
  style: Look['style'],
  cloth: string,
  trim: string,
  extra?: NonNullable<Look['extra']>,
): Look {
  return { ground, skin, shade, hair, style, cloth, trim, ...(extra === undefined ? {} : { extra }) };
}
