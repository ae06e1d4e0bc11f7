import type { Page } from 'playwright-core'

/** The days on a page that a line break takes apart, each with the words around it. */
export const brokenDays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? ''
      for (const { 0: day, index } of words.matchAll(/\d\d-\d\d-\d{4}/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + day.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(words.slice(0, 80))
      }
    }
    return broken
  })
