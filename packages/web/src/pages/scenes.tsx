/** Each game as a small scene in its two colours. */
import barbute from 'game-icon:barbute';
import castle from 'game-icon:castle';
import crossedSwords from 'game-icon:crossed-swords';
import elfHelmet from 'game-icon:elf-helmet';
import orcHead from 'game-icon:orc-head';
import siegeRam from 'game-icon:siege-ram';
import spears from 'game-icon:spears';
import visoredHelm from 'game-icon:visored-helm';
import warAxe from 'game-icon:war-axe';
import wizardStaff from 'game-icon:wizard-staff';
import './scenes.css';

interface Figure {
  readonly body: string;
  readonly x: number;
  readonly size: number;
  readonly side: 0 | 1;
}

interface Scene {
  /** Faint and large behind the rest. */
  readonly far: { readonly body: string; readonly size: number };
  readonly figures: readonly Figure[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  rohan: {
    far: { body: castle, size: 210 },
    figures: [
      { body: spears, x: 44, size: 118 },
      { body: elfHelmet, x: 152, size: 132 },
      { body: orcHead, x: 372, size: 122 },
      { body: siegeRam, x: 494, size: 112 },
    ].map((f, i) => ({ ...f, side: i < 2 ? 0 : 1 })),
  },
  destinyquest: {
    far: { body: crossedSwords, size: 230 },
    figures: [
      { body: wizardStaff, x: 48, size: 118 },
      { body: visoredHelm, x: 158, size: 130 },
      { body: barbute, x: 366, size: 126 },
      { body: warAxe, x: 492, size: 116 },
    ].map((f, i) => ({ ...f, side: i < 2 ? 0 : 1 })),
  },
};

const PLAIN: Scene = {
  far: { body: crossedSwords, size: 210 },
  figures: [
    { body: visoredHelm, x: 110, size: 126, side: 0 },
    { body: orcHead, x: 404, size: 126, side: 1 },
  ],
};

const WIDTH = 640;
const HEIGHT = 260;
const GROUND = 212;

export function SceneView({ game }: { readonly game: string }) {
  const { far, figures } = SCENES[game] ?? PLAIN;
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className="scene-sky" width={WIDTH} height={HEIGHT} />
      <Drawing
        body={far.body}
        x={(WIDTH - far.size) / 2}
        y={GROUND - far.size + 10}
        size={far.size}
        className="scene-far"
      />
      <rect className="scene-ground" y={GROUND} width={WIDTH} height={HEIGHT - GROUND} />
      {figures.map((figure) => (
        <Drawing
          key={figure.x}
          body={figure.body}
          x={figure.x}
          y={GROUND - figure.size + 8}
          size={figure.size}
          className={`scene-figure side-${figure.side}`}
        />
      ))}
    </svg>
  );
}

function Drawing(props: {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
}) {
  const scale = props.size / 512;
  return (
    <g
      className={props.className}
      transform={`translate(${props.x} ${props.y}) scale(${scale})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body is a path picked from game-icons at build time
      dangerouslySetInnerHTML={{ __html: props.body }}
    />
  );
}
