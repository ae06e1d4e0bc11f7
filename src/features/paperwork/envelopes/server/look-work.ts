import { opening } from '#paper/reading/open-pages.ts'

/** `seen`: the size of each page in points, as it is shown. */
export type LookedInto = { pages: number; firstPage: string; seen: { width: number; height: number }[] }

const MOST_PAGES = 500

/** Counts pages and reads the words of the first; done in processes (look-apart.ts). */
export async function lookInto(pdf: Uint8Array): Promise<LookedInto> {
  const task = await opening(pdf)
  try {
    const document = await task.promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const firstPage = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const seen: LookedInto['seen'] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
      seen.push({ width, height })
    }
    return { pages: document.numPages, firstPage: firstPage.slice(0, 20_000), seen }
  } finally {
    await task.destroy()
  }
}
