import { parentPort, workerData } from 'node:worker_threads'
import { textOf } from '#docx/text-of.ts'
import { opening } from '#paper/reading/open-pages.ts'
import type { Told } from '#platform/jobs/thread.ts'
import { MOST_LETTERS } from '../searchable-text.ts'
import type { TextOf } from './text-apart.ts'

// The main program of a thread of its own (text-apart.ts).
const { bytes, contentType } = workerData as TextOf
const text = contentType === 'application/pdf' ? await textOfPdf(bytes) : textOf(bytes)
parentPort?.postMessage({ done: { text } } satisfies Told<never, { text: string }>)

/** Page by page, until there is more than is kept. */
async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const task = await opening(pdf)
  try {
    const document = await task.promise
    const pieces: string[] = []
    let letters = 0
    for (let number = 1; number <= document.numPages && letters < MOST_LETTERS; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const words = items.flatMap((item) => ('str' in item ? [`${item.str}${item.hasEOL ? '\n' : ' '}`] : [])).join('')
      pieces.push(words)
      letters += words.length
    }
    return pieces.join('\n')
  } finally {
    await task.destroy()
  }
}
