/** The modules that the build makes: the facts of every game, and what it finds by pattern. */

declare module 'virtual:game-facts' {
  export interface BuiltFacts {
    readonly id: string;
    readonly minutes: number;
    readonly seats: { readonly min: number; readonly max: number };
    readonly words: Readonly<Record<string, { readonly title: string; readonly blurb: string }>>;
    readonly lessons: readonly {
      readonly id: string;
      readonly title: Readonly<Record<string, string>>;
      readonly minutes: number;
    }[];
    readonly puzzles: readonly { readonly id: string; readonly aim: import('@fray/bots').PuzzleAim }[];
  }
  export const facts: readonly BuiltFacts[];
}

interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; import?: string }): Record<string, T>;
  glob<T>(pattern: string, options?: { import?: string; query?: string }): Record<string, () => Promise<T>>;
  readonly env: { readonly BASE_URL: string; readonly DEV: boolean };
}
