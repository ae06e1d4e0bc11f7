import { expect, test } from 'vitest'
import { signedWords } from './bundle-pages.ts'

const hired = { firstDay: '2026-11-02', section2DueOn: '2026-11-05' }

test.each([
  ['in time', '2026-11-02', '2026-11-05', []],
  ['Section 1 late', '2026-11-03', '2026-11-05', ['Section 1 signed 11-03-2026, was due 11-02-2026']],
  ['Section 2 missing', '2026-11-02', null, ['Section 2 not signed, was due 11-05-2026']],
  [
    'nothing signed',
    null,
    null,
    ['Section 1 not signed, was due 11-02-2026', 'Section 2 not signed, was due 11-05-2026'],
  ],
] as const)('%s', (_what, section1On, section2On, late) =>
  expect(signedWords({ ...hired, section1On, section2On }, '2026-11-16').late).toEqual(late),
)

test('what is not due yet is not late, and what was late stays late on the list', () => {
  expect(signedWords({ ...hired, section1On: null, section2On: null }, '2026-11-02').late).toEqual([])
  expect(signedWords({ ...hired, section1On: '2026-11-03', section2On: '2026-11-05' }, '2026-11-16')).toMatchObject({
    ...{ section1: '11-03-2026, late', section2: '11-05-2026' },
  })
})
