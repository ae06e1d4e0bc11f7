import { expect, test } from 'vitest'
import { movedTo } from './move-home.ts'

const old = { id: 1, kind: 'Home', street: '1 Elm St', city: 'Boston', from: '2024-01-01' }
const mail = { id: 2, kind: 'Mailing', street: 'PO Box 7', city: 'Boston' }
const to = { street: '5 Oak Ave', city: 'Austin', state: 'TX', postalCode: '78701' }

test('the old home ends the day before the new one begins; mail stays where it goes', () => {
  expect(movedTo([old, mail], '2026-12-01', to)).toEqual([
    { ...old, until: '2026-11-30' },
    mail,
    { kind: 'Home', ...to, country: 'US', from: '2026-12-01' },
  ])
})

test('a move reported again replaces the first report, and a home long left keeps its end', () => {
  const left = { id: 3, kind: 'Home', street: '9 Pine', until: '2023-12-31' }
  const once = movedTo([left, old], '2026-12-01', { ...to, unitKind: 'APT', unitNumber: '4B' })
  const again = movedTo(once, '2026-12-01', to)
  expect(again).toEqual([
    left,
    { ...old, until: '2026-11-30' },
    { kind: 'Home', ...to, country: 'US', from: '2026-12-01' },
  ])
  expect(once.at(-1)).toMatchObject({ unitKind: 'APT', unitNumber: '4B' })
})
