import { parentPort, workerData } from 'node:worker_threads'
import { opening } from '#paper/reading/open-pages.ts'
import type { Told } from '#platform/jobs/thread.ts'
import type { LookedInto } from './look-apart.ts'

// The main program of a thread of its own (look-apart.ts).
const { bytes } = workerData as { bytes: Uint8Array }
const task = await opening(bytes)
const document = await task.promise
const { items } = await (await document.getPage(1)).getTextContent()
const firstPage = items.map((item) => ('str' in item ? item.str : '')).join(' ')
const MOST_PAGES = 500
const seen: LookedInto['seen'] = []
for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
  seen.push({ width, height })
}
const done: LookedInto = { pages: document.numPages, firstPage: firstPage.slice(0, 20_000), seen }
parentPort?.postMessage({ done } satisfies Told<never, LookedInto>)
await task.destroy()
