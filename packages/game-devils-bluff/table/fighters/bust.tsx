/** A gunman from hat to coat, put together from a look, in a box of 120 by 120. */
import { Beard, Moustache, Mouth } from './beards.js';
import { Brim, Crown } from './hats.js';
import type { Look } from './looks.js';

/** `id` makes the outline of the head, which shadows are cut to, the drawing's own. */
export function Bust({ look, id }: { readonly look: Look; readonly id: string }) {
  const has = (extra: NonNullable<Look['extra']>[number]): boolean => look.extra?.includes(extra) === true;
  const { skin, shade, hair } = look;
  const jaw = look.soft ? 77 : 80;
  const head = `M37 44C37 34 46 30 60 30S83 34 83 44V62C83 76 ${jaw} 90 60 92C${120 - jaw} 90 37 76 37 62Z`;
  return (
    <>
      {look.cut === 'long' && <path d="M34 52C28 74 26 96 32 112H88C94 96 92 74 86 52Z" fill={hair} />}
      <Coat look={look} />
      <ellipse cx="36" cy="62" rx="4.5" ry="7" fill={skin} />
      <ellipse cx="84" cy="62" rx="4.5" ry="7" fill={shade} />
      <path d={head} fill={skin} />
      <clipPath id={id}>
        <path d={head} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M62 28Q67 50 65 60L70 68L62 72Q66 82 60 96H96V28Z" fill={shade} opacity=".75" />
        {has('wrinkles') && (
          <path d={WRINKLES} stroke={shade} strokeWidth="1.3" fill="none" strokeLinecap="round" />
        )}
        {has('freckles') && (
          <path d={FRECKLES} stroke="#a5623a" strokeWidth="2" strokeLinecap="round" opacity=".7" />
        )}
        <Beard look={look} />
        <path d="M30 28H90V50Q60 44 30 50Z" fill="#1a0e06" opacity=".42" />
      </g>
      <Locks look={look} />
      <Eyes look={look} patched={has('patch')} young={has('young')} />
      {has('glasses') && (
        <g fill="#cfe4ea" fillOpacity=".35" stroke="#5a4524" strokeWidth="1.7">
          <circle cx="49.5" cy="59" r="7.5" />
          <circle cx="71" cy="59" r="7.5" />
          <path d="M57 58q3-2 6.5 0" fill="none" />
        </g>
      )}
      <path
        d="M60 57Q58 66 55.5 69.5Q60 73 65 69.5"
        fill="none"
        stroke={shade === '#6b4029' ? '#432417' : '#7d4a2c'}
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Mouth look={look} />
      <Moustache look={look} />
      {has('scar') && (
        <path
          d="M44 62L51 76M44.5 66l4-1.5M47 71l4-1.5"
          stroke="#8f3f2c"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      )}
      {has('straw') && <path d="M66 79l12-4" stroke="#e9d9a8" strokeWidth="1.5" strokeLinecap="round" />}
      {has('cigar') && (
        <>
          <path d="M66 80l14 4" stroke="#5b3a1c" strokeWidth="3.6" strokeLinecap="round" />
          <circle cx="81" cy="84.3" r="1.9" fill="#ff8a3c" />
        </>
      )}
      <Crown look={look} />
      <Brim look={look} />
      {has('feather') && (
        <>
          <path d="M84 38C98 26 104 10 102 0C90 8 82 20 80 34Z" fill="#0f0d12" />
          <path d="M82 37C92 26 98 14 102 0" stroke="#0005" strokeWidth="1.4" fill="none" />
        </>
      )}
      {has('star') && <path d={STAR} fill="#e8b23a" stroke="#6b4a10" strokeWidth="1.2" />}
    </>
  );
}

function Coat({ look: { coat, shirt, shade, scarf } }: { readonly look: Look }) {
  return (
    <>
      <path d="M-6 132C-4 108 14 98 40 93L60 100L80 93C106 98 124 108 126 132Z" fill={coat} />
      <path d="M60 132L44 93L60 100L76 93Z" fill={shirt} />
      <path d="M44 92L34 100L50 124L58 104ZM76 92L86 100L70 124L62 104Z" fill={coat} />
      <path d="M44 92L34 100L50 124L58 104Z" fill="#fff" opacity=".08" />
      <path d="M60 132L76 93C104 98 122 108 124 132Z" fill="#000" opacity=".22" />
      <path d="M50 76H70V94Q60 104 50 94Z" fill={shade} />
      {scarf !== undefined && (
        <>
          <path d="M42 90Q60 102 78 90L84 98Q74 112 60 122Q46 112 36 98Z" fill={scarf} />
          <path d="M42 90Q60 102 78 90L80 93Q60 108 40 93Z" fill="#fff" opacity=".2" />
          <path d="M60 122Q74 112 84 98L78 90Q70 97 60 98Z" fill="#000" opacity=".2" />
        </>
      )}
    </>
  );
}

/** Hair beside the face. */
function Locks({ look: { cut, hair } }: { readonly look: Look }) {
  if (cut === 'long')
    return (
      <path
        d="M36 42C33 58 33 74 36 86L42 78C39 66 40 54 44 46ZM84 42C87 58 87 74 84 86L78 78C81 66 80 54 76 46Z"
        fill={hair}
      />
    );
  return (
    <>
      <path d="M36 46L42 46L41 62L37 64ZM84 46L78 46L79 62L83 64Z" fill={hair} />
      {cut === 'braids' &&
        [34, 86].map((x) => (
          <g key={x} fill={hair} stroke="#0004">
            <ellipse cx={x} cy="84" rx="6" ry="7" />
            <ellipse cx={x} cy="95" rx="5.5" ry="7" />
            <ellipse cx={x} cy="106" rx="5" ry="7" />
          </g>
        ))}
    </>
  );
}

function Eyes({
  look: { soft, hair },
  patched,
  young,
}: {
  readonly look: Look;
  readonly patched: boolean;
  readonly young: boolean;
}) {
  const high = young ? 54.6 : 55.8;
  const eyes = patched ? [49.5] : [49.5, 71];
  const grey = hair === '#d9d4c8' || hair === '#b9b0a2';
  return (
    <>
      {eyes.map((x) => (
        <g key={x}>
          <path d={`M${x - 5.6} 59Q${x} ${high} ${x + 5.6} 59Q${x} 61.8 ${x - 5.6} 59Z`} fill="#fbf3e2" />
          <circle cx={x + 0.5} cy="58.7" r="2.5" fill="#2a1c10" />
          <circle cx={x - 0.4} cy="58" r=".7" fill="#fff" />
          {!young && (
            <path
              d={`M${x - 6} 57.5Q${x - 0.5} 54 ${x + 5.5} 57.5`}
              stroke="#1a0e06"
              strokeWidth="1.9"
              fill="none"
            />
          )}
        </g>
      ))}
      {patched && (
        <>
          <path d="M64 52L80 54L77 66Q70 68 65 63Z" fill="#15100c" />
          <path d="M36 44L66 54M78 55L84 52" stroke="#15100c" strokeWidth="2" />
        </>
      )}
      <path
        d={
          soft
            ? 'M42 52Q48 49.5 56 52.5M64 52.5Q72 49.5 78 52'
            : 'M42 52Q48 50.5 56 52.5M64 52.5Q72 50.5 78 52'
        }
        stroke={grey ? '#8d8478' : '#2a1c10'}
        strokeWidth={soft ? 2.2 : 3.2}
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

const WRINKLES = 'M44 66q3 5 2 11M76 66q-3 5-2 11M40 58l-4-2M41 61l-5 1M79 58l4-2M80 61l5 1';
const FRECKLES = 'M45 68h.1M49 71h.1M52 67h.1M70 68h.1M74 70h.1M67 71h.1';
const STAR =
  'M84 98l2.9 6.300 6.900.8-5.100 4.700 1.400 6.800L84 113.200l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z';
