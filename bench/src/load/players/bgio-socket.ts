/** As much of Socket.IO as playing needs, over the same lean socket that Fray's players have. */
import { StreamClient } from './stream-client.js';

/** The marks that messages of its protocol begin with. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const JOIN = '40';
const EVENT = '42';

export class BgioSocket {
  private readonly stream: StreamClient;

  /** `joined` may emit; `told` hears every event with its arguments. */
  constructor(
    url: string,
    private readonly space: string,
    joined: () => void,
    told: (event: string, args: readonly unknown[]) => void,
    /** Whether it wants to read on, once it has seen the text of an event. */
    reads: (text: string) => boolean,
  ) {
    this.stream = new StreamClient(url, '/socket.io/?EIO=4&transport=websocket', '', (message) => {
      const text = message.toString('latin1');
      if (text === PING) this.stream.send(PONG);
      else if (text.startsWith(OPEN)) this.stream.send(`${JOIN}${this.space},`);
      else if (text.startsWith(JOIN)) joined();
      else if (text.startsWith(EVENT) && reads(text)) {
        const [event, ...args] = JSON.parse(text.slice(EVENT.length + this.space.length + 1)) as unknown[];
        told(event as string, args);
      }
    });
  }

  emit(event: string, ...args: unknown[]): void {
    this.stream.send(`${EVENT}${this.space},${JSON.stringify([event, ...args])}`);
  }

  close(): void {
    this.stream.close();
  }
}
