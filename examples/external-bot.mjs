// A bot in plain JavaScript without any dependency: it sits down at a table and plays random legal choices.
//   node examples/external-bot.mjs http://127.0.0.1:4680 <table id> <invite>
import { randomUUID } from 'node:crypto';

const [server, table, pass] = process.argv.slice(2);
if (!table) {
  console.error('Usage: node external-bot.mjs <server> <table id> [invite]');
  process.exit(2);
}
let cookie = '';

async function send(path, body) {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: response.status, body: await response.json() };
}

/** Yields the frames of a stream of server-sent events; asks for what it missed if the connection breaks. */
async function* frames(path) {
  for (let last = ''; ; ) {
    const headers = { cookie, ...(last === '' ? {} : { 'last-event-id': last }) };
    try {
      const response = await fetch(server + path, { headers });
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop();
        for (const part of parts) {
          const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(part) ?? [];
          if (data !== undefined) yield JSON.parse(data);
          last = id ?? last;
        }
      }
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

await send('/api/guests', { name: 'Random visitor' });
const joined = await send(`/api/tables/${table}/join`, pass ? { pass } : {});
if (joined.status !== 200) throw new Error(joined.body.error);
await send(`/api/tables/${table}/ready`, { seed: randomUUID() });

let match;
for await (const state of frames(`/api/tables/${table}/stream`)) {
  match = state.match;
  if (match !== undefined) break;
}
// What is absent in a message is null or empty.
for await (const { n, choices, outcome } of frames(`/api/matches/${match}/stream?lean=true`)) {
  if (outcome) {
    console.log(outcome.reason);
    process.exit(0);
  }
  if (!choices) continue;
  const choice = choices[Math.floor(Math.random() * choices.length)];
  await send(`/api/matches/${match}/choices`, { expected: n, key: randomUUID(), choice });
}
