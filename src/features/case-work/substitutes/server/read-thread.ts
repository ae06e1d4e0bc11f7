import { parentPort, workerData } from 'node:worker_threads'
import type { Told } from '#platform/jobs/thread.ts'
import { type ReadSubstitute, readSubstitute, type SubstituteToRead } from '../read-substitute.ts'

// The main program of a thread of its own (read-apart.ts).
const done = await readSubstitute(workerData as SubstituteToRead)
parentPort?.postMessage({ done } satisfies Told<never, ReadSubstitute>)
