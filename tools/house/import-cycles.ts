/**
 * The import cycles of a graph, type-only imports included: each as the files on it, beginning with the first by name
 * and returning to it. A file is on one reported cycle at most.
 */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();

  function follow(file: string, trail: string[]): void {
    const before = trail.indexOf(file);
    if (before >= 0) {
      cycles.push(fromFirst(trail.slice(before)));
      return;
    }
    if (finished.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...trail, file]);
    finished.add(file);
  }

  for (const file of [...graph.keys()].sort()) follow(file, []);
  return cycles;
}

function fromFirst(cycle: string[]): string[] {
  const start = cycle.indexOf([...cycle].sort()[0] ?? '');
  const turned = [...cycle.slice(start), ...cycle.slice(0, start)];
  return [...turned, ...turned.slice(0, 1)];
}
