import { expect, test } from 'vitest'
import { nextToTurn21 } from './refresh.ts'

const child = (birthDate?: string) => ({ relation: 'Child', birthDate })

test.each([
  ['one child', [child('2006-03-15')], '2006-03-15'],
  ['the older of two', [child('2008-01-01'), child('2006-03-15')], '2006-03-15'],
  ['on the very day', [child('2005-11-17')], '2005-11-17'],
  ['21 already, then the next', [child('2005-11-16'), child('2008-01-01')], '2008-01-01'],
  [
    'not a parent',
    [
      { relation: 'Spouse', birthDate: '2006-03-15' },
      { relation: undefined, birthDate: '2006-03-15' },
    ],
    undefined,
  ],
  ['18 today', [child('2008-11-17')], '2008-11-17'],
  ['not 18 yet', [child('2008-11-18')], undefined],
  ['nobody knows when', [child()], undefined],
])('%s: born %o', (_who, people, born) => expect(nextToTurn21(people, '2026-11-17')).toBe(born))
