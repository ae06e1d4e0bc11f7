import { parentPort, workerData } from 'node:worker_threads'
import { jpegOfHeic } from '#paper/images/heic.ts'
import { PictureRefused } from '#paper/images/picture-refused.ts'
import { thumbnail } from '#paper/images/thumbnail.ts'
import { pdfOfTiff } from '#paper/images/tiff.ts'
import type { Told } from '#platform/jobs/thread.ts'
import type { Drawn, ToDraw } from './picture-apart.ts'

const HOW = { heic: jpegOfHeic, tiff: pdfOfTiff, thumbnail } as const

// The main program of a thread of its own (picture-apart.ts).
const { what, bytes } = workerData as ToDraw
const tell = (done: Drawn) => parentPort?.postMessage({ done } satisfies Told<never, Drawn>)
try {
  tell({ bytes: await HOW[what](bytes) })
} catch (error) {
  // What is refused has words for a person; everything else ends the thread, and whoever waits hears why.
  if (!(error instanceof PictureRefused)) throw error
  tell({ refused: error.message })
}
