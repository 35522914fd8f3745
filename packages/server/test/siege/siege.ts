/** A siege: matches are played while the ground gives way and hostile clients knock; at the end every history is judged. */
import { randomInt } from 'node:crypto';
import { MATCH, readMatchFile } from '../../src/match/match-file.js';
import type { Store } from '../../src/store/store.js';
import { startDuel } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { Contestant, pause } from './contestant.js';
import type { Ground } from './ground.js';
import { judge } from './history.js';
import { ATTACKS } from './hostile.js';

export interface SiegeOptions {
  readonly seconds: number;
  /** It ends sooner after so many blows. */
  readonly blows?: number;
  /** A blow falls in the middle of play: after so many choices at most. */
  readonly choicesABlow?: number;
  /** Matches at a time. */
  readonly matches?: number;
  readonly progress?: (line: string) => void;
}

export interface SiegeReport {
  readonly ground: string;
  /** What was done, and how often. */
  readonly done: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly frames: number;
  readonly peakBytes: number;
  readonly faults: readonly string[];
}

const CHOICES_A_BLOW = 60;
/** If there are none a blow falls after this long. */
const BLOW_MS = 8_000;
/** How long matches may take to end once everything is up again. */
const CALM_MS = 60_000;
/** A process that needs more has been made to. */
const MOST_BYTES = 500 * 1024 * 1024;

interface Bout {
  readonly match: string;
  readonly contestants: readonly Contestant[];
}

export async function besiege(ground: Ground, options: SiegeOptions): Promise<SiegeReport> {
  const siege = new Siege(ground, options);
  return siege.run();
}

class Siege {
  private readonly bouts: Bout[] = [];
  private readonly done: Record<string, number> = {};
  private readonly faults: string[] = [];
  private peakBytes = 0;
  private raging = true;

  constructor(
    private readonly ground: Ground,
    private readonly options: SiegeOptions,
  ) {}

  async run(): Promise<SiegeReport> {
    const { seconds, matches = 6 } = this.options;
    const playing = Array.from({ length: matches }, () => this.playOn());
    const raging = [this.strike(), this.harass()];
    await Promise.race([pause(seconds * 1000), raging[0]]);
    this.raging = false;
    await Promise.all(raging);
    await this.ground.calm();
    await Promise.race([Promise.all(playing), pause(CALM_MS)]);
    for (const { contestants } of this.bouts) for (const each of contestants) each.stop();
    await this.judgeAll();
    return this.report();
  }

  /** One match after the other, until the siege is over. */
  private async playOn(): Promise<void> {
    while (this.raging) {
      const somewhere = (): string => this.ground.somewhere();
      const duel = await startDuel(somewhere()).catch(() => undefined);
      if (duel?.match === undefined) {
        await pause(100);
        continue;
      }
      const { match } = duel;
      const contestants = [duel.ann, duel.bob].map((person) => new Contestant(person, match, somewhere));
      this.bouts.push({ match, contestants });
      await Promise.all(contestants.map((each) => each.play()));
    }
  }

  private async strike(): Promise<void> {
    const blows = Object.entries(this.ground.blows);
    // In turn, so that few blows are of all kinds; when they fall is chance enough.
    for (let i = randomInt(blows.length), left = this.options.blows ?? Infinity; left > 0; left--) {
      await this.untilInTheMiddle();
      if (!this.raging) return;
      const [name, blow] = blows[i]!;
      await blow();
      this.count(name);
      i = (i + 1) % blows.length;
    }
  }

  private async untilInTheMiddle(): Promise<void> {
    const { choicesABlow = CHOICES_A_BLOW } = this.options;
    const [enough, late] = [this.acknowledged() + randomInt(choicesABlow), performance.now() + BLOW_MS];
    while (this.raging && this.acknowledged() <= enough && performance.now() < late) await pause(5);
  }

  private acknowledged(): number {
    let count = 0;
    for (const { contestants } of this.bouts)
      for (const { acknowledged } of contestants) count += acknowledged.length;
    return count;
  }

  private async harass(): Promise<void> {
    const attacks = Object.entries(ATTACKS);
    while (this.raging) {
      const [name, attack] = attacks[randomInt(attacks.length)]!;
      const matches = this.bouts.slice(-3).map(({ match }) => match);
      const got = await attack(this.ground.somewhere(), matches).catch(() => undefined);
      if (got !== undefined) this.faults.push(got);
      this.count(`somebody ${name}`);
      this.peakBytes = Math.max(this.peakBytes, this.ground.memory());
      await pause(randomInt(100));
    }
  }

  private async judgeAll(): Promise<void> {
    const store = await this.ground.read();
    try {
      for (const bout of this.bouts) this.faults.push(...(await judgeBout(store, bout)));
    } finally {
      await store.close();
    }
    if (this.peakBytes > MOST_BYTES) this.faults.push(`a process took ${this.peakBytes} bytes`);
  }

  private count(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
    this.options.progress?.(what);
  }

  private report(): SiegeReport {
    const all = this.bouts.flatMap(({ contestants }) => contestants);
    return {
      ground: this.ground.name,
      done: this.done,
      matches: this.bouts.length,
      finished: this.bouts.filter(({ contestants }) => contestants.every(({ over }) => over)).length,
      acknowledged: this.acknowledged(),
      frames: all.reduce((sum, { frames }) => sum + frames.length, 0),
      peakBytes: this.peakBytes,
      faults: this.faults,
    };
  }
}

async function judgeBout(store: Store, { match, contestants }: Bout): Promise<string[]> {
  const doc = await store.get(MATCH, match);
  if (doc === undefined) return [`match ${match} is gone`];
  const faults = contestants.some(({ over }) => !over) ? [`match ${match} did not come to its end`] : [];
  const history = { file: readMatchFile(doc), log: await store.read(match, 0), witnesses: contestants };
  return [...faults, ...judge(history, modelGame)];
}
