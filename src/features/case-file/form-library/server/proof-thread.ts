import { parentPort, workerData } from 'node:worker_threads'
import { saved } from '#paper/template-store.ts'
import type { Told } from '#platform/jobs/thread.ts'
import { drawProof } from './draw-proof.ts'
import type { DrawnProof, ProofWanted } from './pages-for.ts'

// The main program of a thread of its own (pages-for.ts): half a second of arithmetic for Form I-129.
const { formId, edition } = workerData as ProofWanted
const tell = (told: Told<never, DrawnProof>) => parentPort?.postMessage(told)
const template = drawProof(formId, edition)
tell({ done: template ? saved(template) : undefined })
