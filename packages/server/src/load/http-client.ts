/** A lean HTTP client: the load must come from the server, not from here. */
import { Agent, request } from 'node:http';

export class HttpClient {
  cookie = '';
  private readonly host: string;
  private readonly port: string;

  constructor(
    url: string,
    private readonly agent: Agent,
  ) {
    const { hostname, port } = new URL(url);
    this.host = hostname;
    this.port = port;
  }

  send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(text === ''
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const { host, port, agent } = this;
      const sent = request({ host, port, path, method, headers, agent }, (response) => {
        this.cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? this.cookie;
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          answer += chunk;
        });
        response.on('end', () => {
          const isJson = response.headers['content-type']?.includes('application/json');
          resolve({ status: response.statusCode!, body: (isJson ? JSON.parse(answer) : answer) as T });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }
}

export function keepAlive(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 2000 });
}
