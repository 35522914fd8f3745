/** The lodge: walls of logs, chimney with its fire, antlers, a pelt. Fire lights the combat, morning windows the preparation. */
import { Layer, World } from '@fray/kit';
import beams from './beams.svg';
import chimney from './chimney.svg';
import flames from './flames.svg';
import floor from './floor.svg';
import logs from './logs.svg';
import pelt from './pelt.svg';
import windowDrawing from './window.svg';

interface LodgeWorldProps {
  /** It is morning, and the chimney stands aside for the shop. */
  readonly isMorning: boolean;
  /** Everybody holds their breath. */
  readonly isDim: boolean;
}

export function LodgeWorld({ isMorning, isDim }: LodgeWorldProps) {
  const [day, night] = isMorning ? [1, 0] : [0, 1];
  return (
    <World ground="linear-gradient(#4a3018 49%, #2b1c0f 51%)">
      <Layer at={[-150, -130.4, 228, 69]} src={logs} />
      <Layer at={[78, -130.4, 228, 69]} src={logs} />
      <Layer at={[-150, -61.4, 228, 69]} src={logs} />
      <Layer at={[78, -61.4, 228, 69]} src={logs} />
      <Layer at={[-150, -30.4, 228, 69]} src={logs} />
      <Layer at={[78, -30.4, 228, 69]} src={logs} />
      <Layer on="wide" at={[-156, 38.6, 456, 90]} src={floor} />
      <Layer on="tall" at={[-94.5, 38.6, 228, 90]} src={floor} />
      <Layer on="wide" at={[22, 45, 100, 40]} src={pelt} light={night} />
      <Layer on="wide" at={[74, 44, 100, 40]} src={pelt} light={day} />
      <Layer on="tall" at={[-6, 56, 51, 26]} src={pelt} />
      <Layer on="wide" at={[79, 0, 13.6, 18.2]} src={windowDrawing} light={day} />
      <Layer on="wide" at={[28, 1, 13.6, 18.2]} src={windowDrawing} light={night} />
      <Layer on="wide" at={[102, 1, 13.6, 18.2]} src={windowDrawing} light={night} />
      <Layer on="wide" at={[52.4, -0.4, 39.2, 39.2]} src={chimney} light={night} />
      <Layer on="wide" at={[106, 4.9, 33.8, 33.8]} src={chimney} light={day} />
      <Layer on="tall" at={[5.2, 10.2, 28.6, 28.6]} src={chimney} />
      <Layer at={[-200, -140, 544, 320]} paint={DARK} light={night} />
      <Layer on="wide" at={[6, -16, 132, 94]} paint={GLOW} light={isDim ? 0.3 : night} />
      <Layer on="tall" at={[-12, 4, 63, 60]} paint={GLOW} light={isDim ? 0.3 : night} />
      <Layer
        on="wide"
        at={[61.6, 22.6, 20.8, 16.2]}
        src={flames}
        light={isDim ? 0.3 : night}
        className="tl-fire"
      />
      <Layer on="wide" at={[117, 30, 11.4, 8.8]} src={flames} light={day} className="tl-fire" />
      <Layer
        on="tall"
        at={[11.6, 26.4, 15.8, 12.3]}
        src={flames}
        light={isDim ? 0.3 : 1}
        className="tl-fire"
      />
      <Layer on="wide" at={[0, 0, 144, 90]} src={beams} light={day} />
      <Layer at={[-200, -140, 544, 320]} paint="#000" light={isDim ? 0.5 : 0} />
    </World>
  );
}

const DARK = 'linear-gradient(#12080394, #1a0c0480 55%, #120803a8)';
const GLOW = 'radial-gradient(closest-side, #ffb35ac4, #f08a3a66 36%, #c8501e00)';
