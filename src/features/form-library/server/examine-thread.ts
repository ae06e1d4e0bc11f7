import { parentPort, workerData } from 'node:worker_threads'
import { type Examination, type Examined, examine } from './examine.ts'

/** What the thread tells whoever started it. */
export type Told = { step: string } | { done: Examined }

// The main program of a thread of its own (examine-apart.ts): the server goes on answering meanwhile.
const tell = (told: Told) => parentPort?.postMessage(told)
tell({ done: await examine(workerData as Examination, (step) => tell({ step })) })
