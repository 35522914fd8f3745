/** The modules that the build makes: the facts of every game, and what it finds by pattern. */
declare module 'virtual:game-facts' {
  export interface GameFacts {
    readonly id: string;
    readonly title: string;
    readonly blurb: string;
    readonly minutes: number;
    readonly seats: { readonly min: number; readonly max: number };
  }
  export const facts: readonly GameFacts[];
}

interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; import?: string }): Record<string, T>;
  glob<T>(pattern: string, options?: { import?: string; query?: string }): Record<string, () => Promise<T>>;
  readonly env: { readonly BASE_URL: string; readonly DEV: boolean };
}
