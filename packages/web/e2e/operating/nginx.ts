/** Debian's nginx with the configuration that is shipped for operators, on ports and with a certificate of this test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHIPPED = new URL('../../../../docs/operating/nginx.conf', import.meta.url);
export const SERVER_NAME = 'fray.example.org';

export interface Nginx {
  stop(): void;
}

/** `ports` are its own for HTTPS and HTTP, then those of the servers behind it. */
export function startNginx([tls, plain, ...behind]: readonly number[]): Nginx {
  const folder = mkdtempSync(join(tmpdir(), 'fray-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${SERVER_NAME}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  const site = adapted([
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['server 127.0.0.1:4680;', `server 127.0.0.1:${behind[0]};`],
    ['server 127.0.0.1:4681;', `server 127.0.0.1:${behind[1]};`],
    [`/etc/letsencrypt/live/${SERVER_NAME}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${SERVER_NAME}/privkey.pem`, key],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
  );
  const args = ['-p', folder, '-c', conf, '-g', 'daemon off;'];
  const child: ChildProcess = spawn('nginx', args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  child.on('error', (cause) => {
    throw new Error('nginx does not start: tools/setup-system.sh installs it', { cause });
  });
  return {
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped text with each of these exchanged; none may be missing. */
function adapted(changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(SHIPPED, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the shipped nginx.conf has no "${from}"`);
    text = text.replace(from, to);
  }
  return text;
}
