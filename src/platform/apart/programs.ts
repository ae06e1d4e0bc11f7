import { Worker, type WorkerOptions } from 'node:worker_threads'

/** `built`: the program's name beside a built server (scripts/lib/bundle.mjs). `source`: where it is written. */
export type Program = { readonly built: string; readonly source: URL }

let builtPrograms = import.meta.url.endsWith('.ts') ? undefined : new URL('./', import.meta.url)

/** Has programs taken from a build although this runs from source: the loader takes longer than what most of them do. */
export function takeProgramsFrom(folder: URL): void {
  builtPrograms = folder
}

export const addressOf = ({ built, source }: Program): string =>
  builtPrograms ? new URL(`${built}.mjs`, builtPrograms).href : source.href

/** Starts a program in a thread of its own; from source it needs the loader of TypeScript. */
export function startThread(program: Program, options: WorkerOptions): Worker {
  const address = addressOf(program)
  if (builtPrograms) return new Worker(new URL(address), { ...options, execArgv: [] })
  const loader = new URL('../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href
  const code = `import('${loader}').then(({ register }) => (register(), import('${address}')))`
  return new Worker(code, { ...options, eval: true, execArgv: [] })
}
