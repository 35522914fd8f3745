/** Keeps the built page for a time without network, where the browser can. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // A browser that refuses still plays; it only needs the network each time.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  });
}
