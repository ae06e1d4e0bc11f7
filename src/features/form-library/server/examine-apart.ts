import { Worker } from 'node:worker_threads'
import type { Examination, Examined } from './examine.ts'
import type { Told } from './examine-thread.ts'

/** Examines a blank in a thread of its own and tells each step. */
export async function examineApart(given: Examination, onStep: (step: string) => Promise<unknown>): Promise<Examined> {
  let told: Promise<unknown> = Promise.resolve()
  const examined = await new Promise<Examined>((resolve, reject) => {
    const thread = startThread(given)
    thread.on('message', (message: Told) => {
      if ('done' in message) resolve(message.done)
      else told = told.then(() => onStep(message.step))
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The examination of ${given.fileName} ended with ${code}.`)))
  })
  await told
  return examined
}

/** A built server has the thread's program beside it (scripts/build.mjs); from source it needs the loader of TypeScript. */
function startThread(workerData: Examination): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./examine-blank.mjs', import.meta.url), { workerData })
  const loader = new URL('../../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href
  const program = new URL('./examine-thread.ts', import.meta.url).href
  const code = `import('${loader}').then(({ register }) => (register(), import('${program}')))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
