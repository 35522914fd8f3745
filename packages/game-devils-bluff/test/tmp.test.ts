import { it } from 'vitest';
import { TABLE_FILES } from '../src/data/tables.js';
import { buildTable } from '../src/table/build-table.js';
import { tableFaults, tableAdvice, terrainArea } from '../src/table/check-table.js';
import { buildGraph } from '../src/geometry/graph.js';
import { prepareGround } from '../src/geometry/ground.js';
import { GANGS } from '../src/data/gangs.js';
import { gangCost, gangFaults } from '../src/gang/check-gang.js';
it('x', () => {
  for (const f of TABLE_FILES) {
    const t = buildTable(f);
    console.log(f.id, Math.round(100*terrainArea(t)/(24e3*36e3)), JSON.stringify(tableFaults(t)), JSON.stringify(tableAdvice(t)));
    const g = prepareGround(t);
    for (const b of [0,1] as const) { const a = performance.now(); const gr = buildGraph(g,b); console.log(b, gr.count, gr.to.length, performance.now()-a); }
  }
  for (const [id, e] of Object.entries(GANGS)) for (const [ed, g] of Object.entries(e)) console.log(id, ed, gangCost(g!, ed as never), JSON.stringify(gangFaults(g!, {edition: ed as never, drifters:false})));
});
