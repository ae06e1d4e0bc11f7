import { Worker } from 'node:worker_threads'

/** `built`: the program's name beside a built server (scripts/build.mjs). `source`: where it is written. */
export type ThreadProgram = { built: string; source: URL; workerData: unknown }

/** Starts a program in a thread of its own; from source it needs the loader of TypeScript. */
export function startThread({ built, source, workerData }: ThreadProgram): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${built}.mjs`, import.meta.url), { workerData })
  const loader = new URL('../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href
  const code = `import('${loader}').then(({ register }) => (register(), import('${source.href}')))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
