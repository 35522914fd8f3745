/** Holding a tournament: drawn first, then fought duel by duel at tables. */
import type { GamePageProps } from '@fray/kit';
import { Button, Chip } from '@fray/kit';
import { useWords } from '../lexicon.js';
import { Bracket } from './bracket.js';
import { DrawForm } from './draw-form.js';
import { useLocalRing } from './local-ring.js';
import { News } from './news.js';
import { useOnlineRing } from './online-ring.js';
import type { Ring } from './ring.js';
import { ShareLink } from './share-link.js';
import './tournament.css';

/** Without a path it is the one of this browser. */
export function TournamentPage(props: GamePageProps) {
  return props.path === undefined ? <Local {...props} /> : <Online {...props} path={props.path} />;
}

function Local(props: GamePageProps) {
  const words = useWords();
  const { ring, hold } = useLocalRing(props.house, words.ring.back);
  return ring === undefined ? <DrawForm {...props} onHold={hold} /> : <Running {...props} ring={ring} />;
}

function Online(props: GamePageProps & { readonly path: string }) {
  const words = useWords();
  const { ring, wrong } = useOnlineRing(props.house, props.path);
  if (ring !== undefined) return <Running {...props} ring={ring} />;
  return (
    <p className={wrong === '' ? 'dq-soft' : 'dq-wrong'} role="status">
      {wrong !== '' ? wrong : props.house.contests === undefined ? words.ring.noServer : words.ring.looking}
    </p>
  );
}

function Running({ ring, house }: GamePageProps & { readonly ring: Ring }) {
  const words = useWords();
  const { tournament, title } = ring;
  return (
    <div className="dq-tournament">
      <div className="dq-tournament-head">
        <h1 ref={catchFocus} tabIndex={-1}>
          {title}
        </h1>
        <Chip>{words.ring.facts(tournament.entrants.length, tournament.length)}</Chip>
        <span className="dq-stretch" />
        {ring.link !== undefined && <ShareLink link={ring.link} />}
        <Button kind="quiet" onClick={ring.end}>
          {words.ring.another}
        </Button>
      </div>
      <Bracket ring={ring} house={house} />
      <News ring={ring} />
    </div>
  );
}

/** The form that was pressed is gone: the focus goes on to what came of it, and so does the eye. */
function catchFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}
