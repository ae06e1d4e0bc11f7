import { expect, test } from 'vitest'
import { withoutDocument } from './history-words.ts'

test.each([
  [
    'Corrected Employment Auth. Doc. (I-766), end in Section 2, initialed LR',
    'Corrected an entry in Section 2, initialed LR',
  ],
  ['Recorded Foreign Passport in place of the receipt', 'Recorded the document in place of the receipt'],
  ['Signed Section 2, late (due 11-18-2026)', 'Signed Section 2, late (due 11-18-2026)'],
])('the history “%s” says to who did not agree: %s', (what, says) => expect(withoutDocument(what)).toBe(says))
