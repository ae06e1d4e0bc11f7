import { expect, test } from 'vitest'
import { keepingWords } from './keeping-words.ts'

const former = (name: string, keepUntil: string, waits: 'destruction' | null = null) => ({
  ...{ name, group: 'former' as const, waits, keepUntil },
})

test.each([
  ['nobody left', [], 'No form is past its keeping date.'],
  ['later', [former('Ann LEE', '2027-01-02')], 'No form is past its keeping date. Next: Ann LEE after 01-02-2027.'],
  ['over', [former('Ann LEE', '2020-05-15', 'destruction')], '1 former employee is past the keeping date.'],
  [
    'over, and held by a notice',
    [former('Hana LARSEN', '2020-05-15'), former('Ann LEE', '2027-01-02')],
    '1 former employee is past the keeping date and kept while a notice is open. Next: Ann LEE after 01-02-2027.',
  ],
])('%s', (_when, rows, said) => expect(keepingWords(rows, '2026-11-17')).toBe(said))
