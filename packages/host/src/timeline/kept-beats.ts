/** What the last entry made happen, for everybody who watches, until they have been told. */
import { type Beat, type Match, SPECTATOR } from '@fray/engine';

export class KeptBeats {
  /** By viewer, spectators first. */
  private beats: (readonly Beat[] | undefined)[] = [];

  of(viewer: number): readonly Beat[] {
    return this.beats[viewer - SPECTATOR] ?? [];
  }

  /** Takes those of the match's last choice after those that are kept already: several may be played at once. */
  keep(match: Match, viewers: readonly number[]): void {
    for (const viewer of viewers) {
      const before = this.beats[viewer - SPECTATOR];
      const beats = match.beats(viewer);
      this.beats[viewer - SPECTATOR] = before === undefined ? beats : [...before, ...beats];
    }
  }

  forget(): void {
    this.beats = [];
  }
}
