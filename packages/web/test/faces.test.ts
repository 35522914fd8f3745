import { AVATAR_IDS, avatarFor } from '@fray/kit';
import { describe, expect, it } from 'vitest';
import { facesOf } from '../src/shell/stage/use-people.js';

const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (id: string) => ({ name: 'Isengard', kind: 'bot' as const, bot: id });

describe('the faces of a table', () => {
  it('are the character of a bot, and the one a person chose', () => {
    const seats = [person('Ada'), bot('steady.grishk')];
    expect(facesOf(seats, ['Ada', 'Isengard'], 0, 'fern')).toEqual(['fern', 'grishk']);
    expect(facesOf(seats, ['Ada', 'Isengard'], 0, 'no such face')).toEqual([avatarFor('Ada'), 'grishk']);
  });

  it('are never twice the same, even for people of one name', () => {
    const names = Array.from({ length: 8 }, () => 'Ada');
    const faces = facesOf(names.map(person), names, 0, '');
    expect(new Set(faces).size).toBe(8);
    expect(faces.every((face) => AVATAR_IDS.some((id) => id === face))).toBe(true);
  });
});
