/** What can be done with a record: verify it, send it to somebody, keep it. */
import { saveFile } from '../shell/save-file.js';
import { texts } from '../texts/index.js';
import type { Film } from './film.js';
import { pack } from './pack.js';

export interface RecordToolsProps {
  readonly film: Film;
  /** The moment and the seat that a link leads to. */
  readonly n: number;
  readonly seat: number;
  readonly source: string;
  readonly id: string;
  readonly look: 'chip' | 'button button-plain';
  readonly onSaid: (said: string) => void;
}

export function RecordTools({ film, n, seat, source, id, look, onSaid }: RecordToolsProps) {
  const { replay } = texts();
  const verify = (): void => {
    const verdict = film.verify();
    onSaid(verdict.ok ? verdict.value : verdict.error);
  };
  const copyLink = async (): Promise<void> => {
    const path = source === 'online' ? `online/${id}` : `link/${await pack(film.text())}`;
    const link = `${location.origin}${location.pathname}#/replay/${path}/${n}/${seat}`;
    try {
      await navigator.clipboard.writeText(link);
      onSaid(source === 'online' ? replay.linkCopied : `${replay.linkCopied}. ${replay.linkLong}`);
    } catch {
      window.prompt(replay.link, link);
    }
  };
  const tools: readonly (readonly [string, () => void])[] = [
    [replay.verify, verify],
    [replay.link, () => void copyLink()],
    [replay.download, () => saveFile(`${film.game.id}.fray.jsonl`, film.text())],
  ];
  return tools.map(([label, onClick]) => (
    <button key={label} type="button" className={look} onClick={onClick}>
      {label}
    </button>
  ));
}
