/** Each game as a small scene in its two colours. */
import castle from 'game-icon:castle';
import crossedSwords from 'game-icon:crossed-swords';
import elfHelmet from 'game-icon:elf-helmet';
import fireRing from 'game-icon:fire-ring';
import orcHead from 'game-icon:orc-head';
import pointySword from 'game-icon:pointy-sword';
import siegeRam from 'game-icon:siege-ram';
import spears from 'game-icon:spears';
import swordsEmblem from 'game-icon:swords-emblem';
import visoredHelm from 'game-icon:visored-helm';
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
    far: { body: castle, size: 128 },
    figures: [
      { body: spears, x: 64, size: 84 },
      { body: elfHelmet, x: 174, size: 94 },
      { body: orcHead, x: 420, size: 88 },
      { body: siegeRam, x: 526, size: 80 },
    ].map((f, i) => ({ ...f, side: i < 2 ? 0 : 1 })),
  },
  destinyquest: {
    far: { body: swordsEmblem, size: 150 },
    figures: [
      { body: wizardStaff, x: 66, size: 86 },
      { body: visoredHelm, x: 176, size: 94 },
      { body: fireRing, x: 412, size: 94 },
      { body: pointySword, x: 524, size: 84 },
    ].map((f, i) => ({ ...f, side: i < 2 ? 0 : 1 })),
  },
};

const PLAIN: Scene = {
  far: { body: crossedSwords, size: 130 },
  figures: [
    { body: visoredHelm, x: 160, size: 90, side: 0 },
    { body: orcHead, x: 430, size: 90, side: 1 },
  ],
};

const GROUND = 118;

export function SceneView({ game }: { readonly game: string }) {
  const { far, figures } = SCENES[game] ?? PLAIN;
  return (
    <svg className="scene" viewBox="0 0 640 152" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="scene-sky" width="640" height="152" />
      <Drawing
        body={far.body}
        x={320 - far.size / 2}
        y={GROUND - far.size + 12}
        size={far.size}
        className="scene-far"
      />
      <rect className="scene-ground" y={GROUND} width="640" height="34" />
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
