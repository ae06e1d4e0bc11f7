import { expect, test } from 'vitest'
import { inEnglish } from '#ui/say.ts'
import { foundWords } from './SearchInside.tsx'

const none = { items: [], withoutWords: 0, waiting: 0 }

test.each(['A123-456-789', '123-45-6789', 'Z1234567', 'Nair 123456789'])('%s is never said to be nowhere', (text) => {
  expect(foundWords({ ...none, text }, inEnglish)).toMatch(/^Not searched: numbers/)
})

test('what was searched is said with what could not be', () => {
  const searched = { text: 'IOE0912345678 of 11-12-2026', items: [], withoutWords: 2, waiting: 1 }
  expect(foundWords(searched, inEnglish)).toBe(
    'Found in no document. 2 documents could not be searched: pictures, scans, or numbers. 1 document is not read yet.',
  )
})
