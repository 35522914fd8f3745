/** What is known of a match's dice: what was sealed before it, and whether that held. */
import { Button } from '@fray/kit';
import type { DiceVerdict } from '../online/dice/judge-dice.js';
import { texts } from '../texts/index.js';
import { saveFile } from './save-file.js';

export function DiceNote({ dice }: { readonly dice: DiceVerdict | undefined }) {
  const words = texts().dice;
  if (dice === undefined) return <p>{texts().table.sealHelp}</p>;
  const { kind, kept, start, hash } = dice;
  return (
    <div className="dice-note">
      <p>{words[kind]}</p>
      {start > 1 && <p>{words.start(start)}</p>}
      {hash !== undefined && (
        <p>
          {words.promise} <code>{hash.slice(0, 16)}…</code>
        </p>
      )}
      {kept !== undefined && (
        <>
          <p>
            {words.seed} <code>{kept.seed}</code>
          </p>
          <Button onClick={() => saveFile('fray-dice.json', `${JSON.stringify(kept)}\n`)}>
            {words.save}
          </Button>
        </>
      )}
    </div>
  );
}
