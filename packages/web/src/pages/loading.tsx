import { texts } from '../texts/index.js';

/** Shown while something is fetched; short enough that it should hardly ever be seen. */
export function Loading() {
  return (
    <main className="loading" id="main">
      <p role="status">{texts().common.loading}</p>
    </main>
  );
}
