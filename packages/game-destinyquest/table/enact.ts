/** Moves what a scene is about: points float in from where they come from, lost and healed health leaves a number. */
import type { GameEvent } from '@fray/engine';
import type { Scene } from '@fray/kit';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export function enact(root: HTMLElement, scene: Scene): void {
  if (scene.phase !== 'trail') return;
  for (const event of scene.events) ACTS[event.type]?.(root, scene, event);
}

type Act = (root: HTMLElement, scene: Scene, event: GameEvent) => void;

const loss: Act = (root, scene, event) => {
  float(root, event, scene.ms, -1);
  root
    .querySelector(`[data-sheet="${event.data['seat']}"]`)
    ?.animate([{ translate: '0' }, { translate: '-5px 0' }, { translate: '5px 0' }, { translate: '0' }], {
      duration: Math.min(260, scene.ms),
      easing: 'ease-in-out',
    });
};

const ACTS: Readonly<Record<string, Act>> = {
  lose: loss,
  tick: loss,
  heal: (root, scene, event) => float(root, event, scene.ms, 1),
  speed: (root, scene) => gather(root, '.dq-speeds', scene.ms),
  roll: (root, scene) => gather(root, '.dq-damage', scene.ms),
  announce: (root, scene, event) =>
    pulse(root, `[data-ability="${event.data['seat']}.${event.data['ability']}"]`, scene.ms),
  die: (root, scene) => pulse(root, '.die', scene.ms),
  won: (root, scene) => pulse(root, '.dq-speed-won .dq-total', scene.ms),
};

/** Every added point comes from the attribute or ability that gives it, once the dice have landed. */
function gather(root: HTMLElement, tray: string, ms: number): void {
  for (const part of root.querySelectorAll<HTMLElement>(`${tray} .dq-part[data-from]`)) {
    const [kind, id] = part.dataset['from']!.split(' ');
    const source =
      root.querySelector(`[data-${kind}="${id}"]`) ??
      root.querySelector(`[data-${kind}$=".${id!.split('.')[1]}"]`);
    if (source === null) continue;
    const from = source.getBoundingClientRect();
    const to = part.getBoundingClientRect();
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    part.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.15 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms * 0.42, delay: ms * 0.55, easing: EASE, fill: 'backwards' },
    );
  }
}

function pulse(root: HTMLElement, selector: string, ms: number): void {
  for (const element of root.querySelectorAll(selector))
    element.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], {
      duration: Math.min(300, ms),
      easing: EASE,
    });
}

/** The figures themselves are in the log; this number is only seen. */
function float(root: HTMLElement, event: GameEvent, ms: number, sign: 1 | -1): void {
  const by = Number(event.data['by']);
  const heart = root.querySelector(`[data-health="${event.data['seat']}"]`);
  const layer = root.querySelector('.dq-overlay');
  if (heart === null || layer === null || by === 0) return;
  const at = heart.getBoundingClientRect();
  const frame = layer.getBoundingClientRect();
  const number = document.createElement('span');
  number.className = sign < 0 ? 'dq-float dq-float-loss' : 'dq-float dq-float-gain';
  number.textContent = `${sign < 0 ? '−' : '+'}${by}`;
  number.style.left = `${at.right - frame.x + 34}px`;
  number.style.top = `${at.y + at.height / 2 - frame.y}px`;
  layer.append(number);
  const moved = number.animate(
    [
      { translate: '-50% -50%', opacity: 0, scale: 0.7 },
      { translate: '-50% -50%', opacity: 1, scale: 1.15, offset: 0.25 },
      { translate: `-50% ${sign < 0 ? 30 : -130}%`, opacity: 0, scale: 1 },
    ],
    { duration: Math.max(ms * 1.8, 400), easing: 'ease-in' },
  );
  moved.onfinish = moved.oncancel = () => number.remove();
}
