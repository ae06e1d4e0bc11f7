import type { Page } from 'playwright-core'

/** The days and the numbers of forms and cases on a page that a line break takes apart, each with the words around it. What people write is theirs. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A certified labor condition application (I-200-26320-123456) may be taken apart.
    const ONE_WORD = /(?<![\w-])(?:\d\d-\d\d-\d{4}|\d\d-\d{5}|[A-Z]{1,3}-\d{1,4}[A-Z]{0,2}\d?s?)(?![\w-])/g
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('[contenteditable]')) continue
      const words = text.nodeValue ?? ''
      for (const { 0: word, index } of words.matchAll(ONE_WORD)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(words.slice(0, 80))
      }
    }
    return broken
  })
