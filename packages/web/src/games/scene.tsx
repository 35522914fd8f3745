/** A game as a small scene in its two colours. */

import crossedSwords from 'game-icon:crossed-swords';
import visoredHelm from 'game-icon:visored-helm';
import type { HomeScene } from '@fray/kit';
import { faceOf } from './faces.js';
import './scene.css';

const PLAIN: HomeScene = {
  far: { body: crossedSwords, size: 210 },
  figures: [
    { body: visoredHelm, x: 110, size: 126, side: 0 },
    { body: visoredHelm, x: 404, size: 126, side: 1 },
  ],
};

const WIDTH = 640;
const HEIGHT = 260;
const GROUND = 212;

export function SceneView({ game }: { readonly game: string }) {
  const { far, figures } = faceOf(game)?.scene ?? PLAIN;
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
