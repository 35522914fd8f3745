/** A WebSocket that comes back for ever: after a pause that grows, and at once when the network or the tab returns. */

export interface LastingSocket {
  /** False while there is no connection. */
  send(text: string): boolean;
  /** Somebody else listens from now on. */
  handTo(next: SocketHandlers): void;
  close(): void;
}

export interface SocketHandlers {
  /** Asked anew for every attempt, so that it can name the last number seen. */
  readonly address: () => string;
  readonly onText: (text: string) => void;
  readonly onState: (live: boolean) => void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;

export function lastingSocket(first: SocketHandlers): LastingSocket {
  let handlers = first;
  let socket: WebSocket | undefined;
  let timer: number | undefined;
  let pause = FIRST_PAUSE_MS;
  let closed = false;
  const connect = (): void => {
    window.clearTimeout(timer);
    if (closed || socket !== undefined) return;
    const current = new WebSocket(handlers.address());
    socket = current;
    current.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS;
      handlers.onState(true);
    });
    current.addEventListener('message', (event) => handlers.onText(String(event.data)));
    current.addEventListener('close', () => lost(current));
  };
  const lost = (which: WebSocket): void => {
    if (socket !== which) return;
    socket = undefined;
    if (closed) return;
    handlers.onState(false);
    timer = window.setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const offline = (): void => {
    const which = socket;
    which?.close();
    if (which !== undefined) lost(which);
  };
  const back = (): void => {
    if (document.visibilityState === 'visible') connect();
  };
  window.addEventListener('online', connect);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', back);
  connect();
  return {
    send(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    handTo(next) {
      handlers = next;
      next.onState(socket?.readyState === WebSocket.OPEN);
    },
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', connect);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', back);
      socket?.close();
    },
  };
}
