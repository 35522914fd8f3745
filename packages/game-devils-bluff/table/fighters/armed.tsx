/** A gunman at full size with the weapon raised to the right; the one across is drawn mirrored. */
import { Bust } from './bust.js';
import type { Look } from './looks.js';

interface ArmedProps {
  readonly look: Look;
  readonly id: string;
  readonly weapon: string;
}

const LONG: ReadonlySet<string> = new Set(['rifle', 'shotgun', 'hunting-rifle']);
const BLADES: ReadonlySet<string> = new Set(['knife', 'bowie-knife', 'fists']);

export function Armed({ look, id, weapon }: ArmedProps) {
  const { coat } = look;
  return (
    <svg className="db-armed" viewBox="-20 -4 260 190" aria-hidden="true">
      <path d="M-6 130H126L142 240H-22Z" fill={coat} />
      <path d="M60 130H126L142 240H60Z" fill="#000" opacity=".25" />
      <Bust look={look} id={id} />
      {LONG.has(weapon) ? (
        <WithRifle look={look} />
      ) : BLADES.has(weapon) ? (
        <WithBlade look={look} weapon={weapon} />
      ) : (
        <WithRevolver look={look} />
      )}
    </svg>
  );
}

function Arm({ look: { coat, shirt } }: { readonly look: Look }) {
  return (
    <>
      <path d="M60 150L88 104Q94 97 102 100L114 112Q118 118 114 124L98 152Z" fill={coat} />
      <path d="M60 150L88 104Q94 97 102 100L106 104L78 150Z" fill="#fff" opacity=".1" />
      <path d="M88 104Q94 97 102 100L114 112L109 119L86 109Z" fill={shirt} />
    </>
  );
}

function Fist({ look: { skin, shade } }: { readonly look: Look }) {
  return (
    <>
      <path d="M93 90c5-5 14-5 17-1l4 9c2 5-1 12-6 14l-12-2c-6-4-7-14-3-20z" fill={skin} />
      <path
        d="M97 92c6-2 13-1 14 2s-2 4-7 4-9-3-7-6zM97 99c6-2 13-1 14 2s-2 4-7 4-9-3-7-6zM98 106c5-1 11-1 12 1s-2 4-6 4-7-3-6-5z"
        fill={skin}
        stroke={shade}
        strokeWidth=".8"
      />
    </>
  );
}

function WithRevolver({ look }: { readonly look: Look }) {
  return (
    <>
      <Arm look={look} />
      <g transform="translate(121 78) scale(.36)">
        <path d="M6 20h132v16H6z" fill="#4c5157" />
        <path d="M6 20h132v5H6z" fill="#9aa3ab" />
        <path d="M128 12l8-2 2 10h-10zM-84 2l14 10v14l-22-4z" fill="#33373b" />
        <path d="M-6 34h92v10H-6z" fill="#3a3e43" />
        <path d="M-64 14h72v42h-72z" fill="#5a6067" />
        <path d="M-58 16h48c6 0 8 6 8 18s-2 18-8 18h-48z" fill="#747c84" />
        <path d="M-52 24h42M-52 34h44M-52 44h42" stroke="#3a3e43" strokeWidth="4" />
        <path d="M-72 12h14v46h-14z" fill="#43484e" />
        <path d="M-60 56h44q-2 26-24 26-18 0-20-26z" fill="none" stroke="#3a3e43" strokeWidth="7" />
        <path d="M-40 58q-2 14-8 18" stroke="#33373b" strokeWidth="5" fill="none" />
        <path d="M-72 20l-14 4c-8 26-20 50-36 78l34 14c14-22 22-40 30-62z" fill="#6b3a1a" />
        <path d="M-84 40c-8 22-18 42-28 58l12 5c12-20 20-38 26-58z" fill="#9a5c2e" />
      </g>
      <Fist look={look} />
    </>
  );
}

function WithRifle({ look }: { readonly look: Look }) {
  const { skin, shade } = look;
  return (
    <>
      <path d="M150 112L134 101L86 108L100 150L122 146Q144 124 150 112Z" fill={look.coat} />
      <path d="M150 112L134 101L86 108L88 114L138 110Z" fill="#fff" opacity=".1" />
      <g transform="translate(180 92) rotate(3) scale(-.46 .46)">
        <path d="M0 18h190v9H0z" fill="#4c5157" />
        <path d="M0 18h190v3H0z" fill="#a3abb2" />
        <path d="M20 27h130v7H20z" fill="#5e3a1c" />
        <path d="M4 12h6v7H4z" fill="#33373b" />
        <path d="M178 14h56v24h-56z" fill="#6b727a" />
        <path d="M186 40q10 18 28 14l14-10" fill="none" stroke="#43484e" strokeWidth="5" />
        <path d="M230 16c30-2 60 8 96 26v22c-38-6-70-14-98-26z" fill="#7a4622" />
        <path d="M230 18c30-2 58 8 94 25v5c-36-16-66-24-94-26z" fill="#a9683a" />
      </g>
      <path
        d="M152 103c-3-5-14-7-18-3s-1 10 6 12 15-3 12-9zM84 104c-6-6-18-4-20 2s1 12 8 13 15-8 12-15z"
        fill={skin}
        stroke={shade}
        strokeWidth=".8"
      />
    </>
  );
}

function WithBlade({ look, weapon }: { readonly look: Look; readonly weapon: string }) {
  return (
    <>
      <Arm look={look} />
      {weapon !== 'fists' && (
        <g transform="translate(104 92) rotate(-24)">
          <path d="M8-4h62q-8 9-24 9H8z" fill="#aeb6bc" />
          <path d="M8-4h62l-6 3H8z" fill="#e6ebee" />
          <path d="M4-8h4V9H4z" fill="#c9a04a" />
          <path d="M-22 -5h26v10h-26z" fill="#5e3a1c" />
        </g>
      )}
      <Fist look={look} />
    </>
  );
}
