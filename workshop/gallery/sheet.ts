/** A picture on the sheet, and what it shows. */
export type Tile = { scene: string; caption: string; file: string; narrow: boolean };

const style = `body{margin:2rem;font:15px/1.4 system-ui;background:#777;color:#fff}
h2{margin:2rem 0 .5rem;font-size:1.2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{display:block;width:480px}.narrow img{width:195px}figcaption{padding:.2rem 0}`;

function figure({ caption, file, narrow }: Tile): string {
  const image = `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
  return `<figure${narrow ? ' class="narrow"' : ''}>${image}<figcaption>${caption}</figcaption></figure>`;
}

/** The contact sheet: a row for each scene. */
export function contactSheet(tiles: readonly Tile[]): string {
  const rows = Object.entries(Object.groupBy(tiles, ({ scene }) => scene));
  const body = rows.map(([scene, row = []]) => `<h2>${scene}</h2><div>${row.map(figure).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${body.join('')}`;
}
