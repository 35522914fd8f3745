/** The modules that the build makes: icons, rules pages and the facts of every game. */
declare module 'game-icon:*' {
  const body: string;
  export default body;
}

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

declare module '*.css';

interface ImportMeta {
  glob<T>(pattern: string, options?: { import?: string; query?: string }): Record<string, () => Promise<T>>;
  readonly env: { readonly BASE_URL: string; readonly DEV: boolean };
}
