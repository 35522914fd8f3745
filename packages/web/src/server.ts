/** Whether a server stands behind this page. From a static host there is none, and only online play is missing. */
import { create } from 'zustand';

type Presence = 'asking' | 'there' | 'missing';

const useServerStore = create<{ readonly presence: Presence }>(() => ({ presence: 'asking' }));

export function useServer(): Presence {
  return useServerStore((s) => s.presence);
}

/** A page that was exported for static hosts says so itself, and asks nobody. */
const ALONE = 'meta[name="fray-server"][content="none"]';

export async function findServer(): Promise<void> {
  if (document.querySelector(ALONE) !== null) {
    useServerStore.setState({ presence: 'missing' });
    return;
  }
  try {
    const answer = await fetch(new URL('/api/games', location.href), {
      headers: { accept: 'application/json' },
    });
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    useServerStore.setState({ presence: answer.ok && json ? 'there' : 'missing' });
  } catch {
    useServerStore.setState({ presence: 'missing' });
  }
}
