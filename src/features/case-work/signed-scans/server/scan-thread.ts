import { parentPort, workerData } from 'node:worker_threads'
import { type BoxToCut, cutBox } from '#paper/symbols/cut-box.ts'
import { readScan } from '#paper/symbols/scanned-pages.ts'
import type { Told } from '#platform/jobs/thread.ts'
import type { PageDone, PagesRead, ScanToRead } from './scan-apart.ts'

// The main program of a thread of its own (scan-apart.ts).
const work = workerData as ScanToRead | BoxToCut
const tell = (told: Told<PageDone, PagesRead | Uint8Array | undefined>) => parentPort?.postMessage(told)
const onPage = async (done: number, of: number) => tell({ step: { done, of } })
if ('box' in work) tell({ done: await cutBox(work) })
else tell({ done: await readScan(work.bytes, { mostPages: work.mostPages, onPage }) })
