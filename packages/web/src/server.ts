/** Whether a server stands behind this page. From a static host there is none, and only online play is missing. */
import { create } from 'zustand';

type Presence = 'asking' | 'there' | 'missing';

const useServerStore = create<{ readonly presence: Presence }>(() => ({ presence: 'asking' }));

export function useServer(): Presence {
  return useServerStore((s) => s.presence);
}

export async function findServer(): Promise<void> {
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
