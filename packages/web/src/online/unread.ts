/** What can be asked of a server without the protocol's schemas, which are more to fetch than the home page. */

/** An answer as it came. */
export async function requestText(path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api${path}`, { credentials: 'same-origin' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

const INTRODUCED = 'fray.introduced';

export function isIntroduced(): boolean {
  return introducedAs() !== null;
}

/** The name by which the server may know this browser already. */
export function introducedAs(): string | null {
  return localStorage.getItem(INTRODUCED);
}

export function keepIntroduced(name: string): void {
  localStorage.setItem(INTRODUCED, name);
}
