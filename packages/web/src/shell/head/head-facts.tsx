/** The few facts beside a game's title, in words or as small drawings. */
import { Chip, type HeadFact, Icon } from '@fray/kit';

/** More drawings than this stand without their words. */
const MOST_WORDS = 4;

export function HeadFacts({ facts }: { readonly facts: readonly HeadFact[] }) {
  const bare = facts.filter((fact) => typeof fact !== 'string').length > MOST_WORDS;
  return facts.map((fact) =>
    typeof fact === 'string' ? (
      <Chip key={fact}>
        <b>{fact}</b>
      </Chip>
    ) : (
      <span key={fact.label} className="chip head-fact" title={fact.label}>
        <Icon body={fact.icon} />
        <b className={bare ? 'sr-only' : 'head-fact-word'}>{fact.label}</b>
      </span>
    ),
  );
}
