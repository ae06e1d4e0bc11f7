export type ImportGraph = ReadonlyMap<string, readonly string[]>
export function changedFiles(base?: string): string[]
export function importGraph(files?: readonly string[]): ImportGraph
export function affectedTests(
  changed: readonly string[],
  graph?: ImportGraph,
): { parts: string[]; server: string[]; journeys: string[] }
