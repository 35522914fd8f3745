/** The cast: five heads in a box of 120 by 96, shoulders at the bottom. */
import type { Mood } from './face-id.js';
import { Brows, Eyes, INK, Mouth } from './features.js';

interface CastProps {
  readonly mood: Mood;
}

function Shoulders({ fill }: { readonly fill: string }) {
  return <path d="M18 96C20 80 36 74 60 74s40 6 42 22z" fill={fill} />;
}

/** Bold: braids, a stripe of paint on each cheek. */
export function Halla({ mood }: CastProps) {
  return (
    <>
      <Shoulders fill="#3c6b3c" />
      <path d="M36 40c0-20 12-28 24-28s24 8 24 28v26H36z" fill="#8f4a20" />
      <rect x="54" y="62" width="12" height="16" fill="#d9ab86" />
      <path d="M42 38c0-12 8-18 18-18s18 6 18 18v12c0 12-8 20-18 20s-18-8-18-20z" fill="#efcba8" />
      <path d="M41 40c2-16 12-21 20-21-2 9-9 15-20 21z" fill="#a85a28" />
      <path d="M79 40c-1-12-6-18-14-20 1 8 6 14 14 20z" fill="#a85a28" />
      <g stroke="#3c6b3c" strokeWidth="2.4" strokeLinecap="round">
        <path d="M44 51l8 2" />
        <path d="M76 51l-8 2" />
      </g>
      <path
        d="M66 21c6 3 12 9 12 17v12c0 12-8 20-18 20 8-6 11-13 11-24 0-10-2-18-5-25z"
        fill="#d9ab86"
        opacity=".45"
      />
      <Brows mood={mood} y={40} stroke="#7b3f1b" />
      <Eyes mood={mood} y={45} />
      <Mouth mood={mood} y={61} />
      <g fill="#a85a28" stroke="#7b3f1b" strokeWidth="1">
        <circle cx="34" cy="62" r="5" />
        <circle cx="33" cy="71" r="5" />
        <circle cx="34" cy="80" r="4.4" />
        <circle cx="86" cy="62" r="5" />
        <circle cx="87" cy="71" r="5" />
        <circle cx="86" cy="80" r="4.4" />
      </g>
    </>
  );
}

/** Careful: bald, spectacles, a long white beard. */
export function Oswin({ mood }: CastProps) {
  return (
    <>
      <Shoulders fill="#58724a" />
      <path d="M40 40c0-16 8-26 20-26s20 10 20 26v16H40z" fill="#e3bd95" />
      <path d="M36 36c-4 8-4 18 2 24l4-14zM84 36c4 8 4 18-2 24l-4-14z" fill="#d8cdb8" />
      <path d="M40 52c0 26 8 40 20 40s20-14 20-40c-6 6-12 8-20 8s-14-2-20-8z" fill="#f2eee2" />
      <g stroke="#a9791f" strokeWidth="1.8" fill="none">
        <circle cx="51" cy="43" r="6" />
        <circle cx="69" cy="43" r="6" />
        <path d="M57 43h6" />
      </g>
      <g stroke="#c9a27a" strokeWidth="1.4" fill="none" strokeLinecap="round">
        <path d="M51 22q9-3 18 0M53 27q7-2 14 0" />
      </g>
      <Eyes mood={mood} y={43} apart={9} />
      <path d="M60 45l-3 8h5z" fill="#d3a87c" />
      <Brows mood={mood} y={34} stroke="#f2eee2" width={3} />
      <Mouth mood={mood} y={64} />
    </>
  );
}

/** Stubborn: an iron helmet with a nose guard, a broad beard, no smile. */
export function Brand({ mood }: CastProps) {
  return (
    <>
      <Shoulders fill="#3c6b3c" />
      <path d="M44 76h32l-16 14z" fill="#a9791f" />
      <path d="M36 46c0-22 10-36 24-36s24 14 24 36v14H36z" fill="#7d786c" />
      <path d="M42 46h36v14c0 6-8 12-18 12s-18-6-18-12z" fill="#e0b68c" />
      <path d="M40 52c2 22 10 34 20 34s18-12 20-34c-6 6-34 6-40 0z" fill="#c9a04a" />
      <rect x="36" y="38" width="48" height="7" fill="#a9791f" />
      <path d="M57 14h6v42l-3 4-3-4z" fill="#9a9588" />
      <g fill={INK}>
        <circle cx="41" cy="41.5" r="1.3" />
        <circle cx="50" cy="41.5" r="1.3" />
        <circle cx="70" cy="41.5" r="1.3" />
        <circle cx="79" cy="41.5" r="1.3" />
      </g>
      <Eyes mood={mood} y={50} />
      {mood === 'calm' ? (
        <path d="M53 68h14" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      ) : (
        <Mouth mood={mood} y={67} />
      )}
    </>
  );
}

/** Sly: a deep hood, half of the face in the shade. */
export function Vesper({ mood }: CastProps) {
  return (
    <>
      <Shoulders fill="#4a3f5e" />
      <path d="M30 76c0-40 10-64 30-64s30 24 30 64z" fill="#574a6e" />
      <path d="M40 70c0-28 6-42 20-42s20 14 20 42z" fill="#2d2638" />
      <path d="M44 46c0-10 6-16 16-16s16 6 16 16v10c0 10-8 18-16 18s-16-8-16-18z" fill="#e6cdb4" />
      <path d="M60 30c10 0 16 6 16 16v10c0 10-8 18-16 18z" fill="#c8ab90" />
      <path d="M45 36c6-8 22-9 30 2-10-3-20-2-30-2z" fill="#1d1826" />
      <Brows mood={mood} y={44} apart={8} stroke={INK} />
      <Eyes mood={mood} y={48} apart={8} />
      <Mouth mood={mood === 'calm' ? 'sly' : mood} y={62} />
      <circle cx="60" cy="80" r="4" fill="none" stroke="#a9791f" strokeWidth="2.4" />
    </>
  );
}

/** Reckless: green, big ears, tusks, a wide grin. */
export function Grishk({ mood }: CastProps) {
  return (
    <>
      <Shoulders fill="#5e4038" />
      <path d="M54 16c0-6 4-10 8-12-2 6 2 8 2 14z" fill="#1d1a14" />
      <path d="M38 40L12 30c2 14 12 24 26 24zM82 40l26-10c-2 14-12 24-26 24z" fill="#7f8f54" />
      <circle cx="17" cy="37" r="3.6" fill="none" stroke="#a9791f" strokeWidth="2" />
      <path d="M38 34c0-12 8-20 22-20s22 8 22 20v18c0 16-8 24-22 24s-22-8-22-24z" fill="#93a463" />
      <path
        d="M60 14c14 0 22 8 22 20v18c0 16-8 24-22 24 8-6 12-14 12-30 0-18-4-28-12-32z"
        fill="#7f9052"
        opacity=".55"
      />
      <path
        d={mood === 'stunned' ? 'M44 33q7-5 13-1M63 32q7-4 13 1' : 'M44 38q7-5 13 1M63 39q7-6 13-1'}
        stroke="#55623a"
        strokeWidth="3.4"
        fill="none"
      />
      <g fill="#f5e7b0">
        <circle cx="51" cy="44" r={mood === 'stunned' ? 5.6 : 3.6} />
        <circle cx="69" cy="44" r={mood === 'stunned' ? 5.6 : 3.6} />
      </g>
      <g fill={INK}>
        <circle cx="51" cy="44" r={mood === 'stunned' ? 1.7 : 2.1} />
        <circle cx="69" cy="44" r={mood === 'stunned' ? 1.7 : 2.1} />
      </g>
      <path d="M56 52q4 4 8 0" stroke="#55623a" strokeWidth="2" fill="none" />
      {mood === 'stunned' ? (
        <path d="M49 60q11-6 22 0c2 8-3 13-11 13s-13-5-11-13z" fill="#6a1f18" />
      ) : mood === 'sly' ? (
        <path d="M46 61q14 8 29-3" stroke="#6a1f18" strokeWidth="3.4" fill="none" />
      ) : (
        <path d="M44 60q16 14 32 0c0 8-6 12-16 12s-16-4-16-12z" fill="#6a1f18" />
      )}
      <path d="M48 62l3-8 3 9zM66 63l3-9 3 8z" fill="#fdf6e3" />
      <path d="M74 24l5 6M77 22l4 5" stroke="#55623a" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}
