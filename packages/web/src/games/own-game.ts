/** A game that is not on the shelf: the head of the page says where its module lies, a worker's name passes it on. */
import type { AnyGame } from '@fray/engine';

/** Empty nearly always: only `fray serve` in the folder of such a game writes it into the page. */
export const ownModule: string =
  typeof document === 'undefined'
    ? ((globalThis as { readonly name?: string }).name ?? '')
    : (document.querySelector<HTMLMetaElement>('meta[name="fray-game"]')?.content ?? '');

export async function loadOwnGame(): Promise<AnyGame | undefined> {
  if (ownModule === '') return undefined;
  const own: unknown = await import(/* @vite-ignore */ new URL(ownModule, location.origin).href);
  return (own as { readonly game: AnyGame }).game;
}
