import { parentPort, workerData } from 'node:worker_threads'
import type { Told } from '#platform/jobs/thread.ts'
import { type Examination, type Examined, examine } from './examine.ts'

// The main program of a thread of its own (examine-apart.ts): the server goes on answering meanwhile.
const tell = (told: Told<string, Examined>) => parentPort?.postMessage(told)
tell({ done: await examine(workerData as Examination, (step) => tell({ step })) })
