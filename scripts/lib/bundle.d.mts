import type { Metafile } from 'esbuild'

/** What readers are asked for: name in a build → source. */
export const readers: Readonly<Record<string, string>>
export const serverPrograms: Readonly<Record<string, string>>
export function contentsOf(entryPoints: Readonly<Record<string, string>>): Promise<Metafile['outputs']>
