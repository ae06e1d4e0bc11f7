import { parentPort, workerData } from 'node:worker_threads'
import { readPassport } from '#paper/mrz/read-passport.ts'
import { readNotice } from '#paper/notices/read-notice.ts'
import type { Told } from '#platform/jobs/thread.ts'
import type { ReadApart, ToRead } from './read-apart.ts'

// The main program of a thread of its own (read-apart.ts).
const tell = (done: ReadApart) => parentPort?.postMessage({ done } satisfies Told<never, ReadApart>)
tell(await read(workerData as ToRead))

/** The words of a notice first: they take no time, and a passport has none. */
async function read({ bytes, today, passport, notice }: ToRead): Promise<ReadApart> {
  const words = notice ? await readNotice(bytes) : undefined
  if (words && Object.keys(words).length > 1) return { state: 'Read', reading: { notice: words } }
  if (!passport) return { state: 'None' }
  const page = await readPassport(bytes, today)
  if (page.outcome === 'read') return { state: 'Read', reading: { passport: page.passport }, picture: page.picture }
  return { state: page.outcome === 'wrong' ? 'Wrong' : 'None' }
}
