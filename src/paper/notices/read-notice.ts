import { isPdf, opening } from '../reading/open-pages.ts'
import { type Notice, noticeOf, type Piece } from './notice.ts'

/** What matters stands on the first page; an I-797A has its I-94 at the bottom of it or on the second. */
const MOST_PAGES = 2

/** Reads an I-797 or I-94 from the text of a PDF; undefined for a picture, a scan without text, or another document. */
export async function readNotice(bytes: Uint8Array): Promise<Notice | undefined> {
  if (!isPdf(bytes)) return undefined
  const task = await opening(bytes)
  try {
    const document = await task.promise
    const pieces: Piece[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      for (const item of items)
        if ('str' in item && item.str.trim() !== '') {
          const [, , , , x, y] = item.transform as number[]
          // Pages stand below each other, so that no row runs over two of them.
          pieces.push({ text: item.str.trim(), x: x ?? 0, y: (y ?? 0) - number * 10_000, width: item.width })
        }
    }
    return noticeOf(pieces)
  } finally {
    await task.destroy()
  }
}
