import { startThread } from '#platform/jobs/thread.ts'
import type { Examination, Examined } from './examine.ts'
import type { Told } from './examine-thread.ts'

/** Examines a blank in a thread of its own and tells each step. */
export async function examineApart(given: Examination, onStep: (step: string) => Promise<unknown>): Promise<Examined> {
  let told: Promise<unknown> = Promise.resolve()
  const examined = await new Promise<Examined>((resolve, reject) => {
    const source = new URL('./examine-thread.ts', import.meta.url)
    const thread = startThread({ built: 'examine-blank', source, workerData: given })
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
