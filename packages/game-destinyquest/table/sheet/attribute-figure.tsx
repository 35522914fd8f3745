/** One attribute with its present figure, and what has changed it. */
import { classes, Icon, Popover } from '@fray/kit';
import type { AttributePanel } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfAttribute } from '../pictures.js';

export function AttributeFigure({
  attribute,
  seat,
}: {
  readonly attribute: AttributePanel;
  readonly seat: number;
}) {
  const { name, base, now, causes } = attribute;
  const words = useWords();
  const change = now > base ? 'raised' : now < base ? 'lowered' : undefined;
  return (
    <div className="dq-attribute">
      <dt>{words.stats[name]}</dt>
      <dd className={classes(change !== undefined && `figure-${change}`)} data-attribute={`${seat}.${name}`}>
        <Icon body={pictureOfAttribute(name)} />
        {causes.length === 0 ? (
          <b>{now}</b>
        ) : (
          <Popover
            content={() => (
              <span className="dq-causes">
                <span>{words.onSheet(words.stats[name], base)}</span>
                {causes.map((cause) => (
                  <span key={cause.ability}>
                    {words.signed(cause.by)} {words.ability(cause.ability)}
                  </span>
                ))}
              </span>
            )}
          >
            <b>{now}</b>
          </Popover>
        )}
        {change !== undefined && (
          <span className="figure-mark">
            <span aria-hidden="true">{change === 'raised' ? '▴' : '▾'}</span>
            <span className="sr-only">
              {change === 'raised' ? words.raisedFrom(base) : words.loweredFrom(base)}
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}
