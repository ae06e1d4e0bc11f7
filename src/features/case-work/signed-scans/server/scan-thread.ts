import { parentPort, workerData } from 'node:worker_threads'
import { readScan } from '#paper/symbols/scanned-pages.ts'
import type { Told } from '#platform/jobs/thread.ts'
import type { PageDone, PagesRead, ScanToRead } from './scan-apart.ts'

// The main program of a thread of its own (scan-apart.ts).
const { bytes, mostPages } = workerData as ScanToRead
const tell = (told: Told<PageDone, PagesRead>) => parentPort?.postMessage(told)
const onPage = async (done: number, of: number) => tell({ step: { done, of } })
tell({ done: await readScan(bytes, { mostPages, onPage }) })
