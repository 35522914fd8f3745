/** Experiments on the server's threads, where it allows that: its terms, and one run read line by line. */
import type { Message } from '@fray/engine';
import { LabInfo, LabLine } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { refusedBy, request } from '../online/api.js';
import { introduceMe } from '../online/introduce-me.js';
import { useServer } from '../server.js';
import { readersLanguages, texts } from '../texts/index.js';

export function useLabServer(): LabInfo {
  const server = useServer();
  const [info, setInfo] = useState<LabInfo>({ open: false });
  useEffect(() => {
    if (server === 'there')
      void request('GET', '/lab', LabInfo).then((answer) => answer.ok && setInfo(answer.value));
  }, [server]);
  return info;
}

/** How a run ended: with all it found, with what is wrong with it, or before its end. */
export type Ended = { readonly done: unknown } | { readonly wrong: Message } | { readonly refused: string };

/** What is said before the end. */
type Underway = Extract<LabLine, { ahead: number } | { seeds: number } | { found?: unknown }>;

export interface Heard {
  readonly onLine: (line: Underway) => void;
  readonly stop: AbortSignal;
}

/** Whoever hangs up stops the run. */
export async function runAtServer(
  file: string,
  word: string | undefined,
  { onLine, stop }: Heard,
): Promise<Ended | undefined> {
  await introduceMe();
  try {
    const answer = await fetch('/api/lab/runs', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'accept-language': readersLanguages().join(', ') },
      body: JSON.stringify({ file, ...(word === undefined ? {} : { word }) }),
      signal: stop,
    });
    if (!answer.ok) return { refused: refusedBy(answer.status, await answer.json().catch(() => ({}))).text };
    return await readLines(answer.body!, onLine);
  } catch {
    return stop.aborted ? undefined : { refused: texts().online.noAnswer };
  }
}

async function readLines(
  body: ReadableStream<Uint8Array>,
  onLine: Heard['onLine'],
): Promise<Ended | undefined> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { refused: texts().lab.cut };
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const text of lines) {
      const line = text === '' ? undefined : LabLine.safeParse(JSON.parse(text)).data;
      if (line === undefined) continue;
      if ('wrong' in line || 'done' in line) return line;
      if ('cut' in line) return { refused: texts().lab.cut };
      onLine(line);
    }
  }
}
