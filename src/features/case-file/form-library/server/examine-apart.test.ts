import { expect, test } from 'vitest'
import { standIn } from '#paper/stand-in.ts'
import { knownInventory } from '../known-inventories.ts'
import type { Known } from '../rules.ts'
import { examineApart } from './examine-apart.ts'

const g28 = knownInventory('g-28', '2018-09-17')
if (!g28) throw new Error('The G-28 is not known.')
const row: Known = {
  ...{ formId: 'g-28', edition: '2018-09-17', ombExpiresOn: null, takenFrom: null, takenUntil: null },
  ...{ confirmed: false, note: '', status: 'Known' },
}
const examination = {
  bytes: standIn(g28, 'A page of the tests.'),
  fileName: 'a.pdf',
  editions: [row],
  proof: 'always',
} as const

test('a blank is examined apart while this thread goes on, step by step, and comes back whole', async () => {
  const steps: string[] = []
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const examined = await examineApart(examination, async (step) => steps.push(step))
  clearInterval(timer)
  expect(examined).toMatchObject({ status: 'Imported', formId: 'g-28', edition: '2018-09-17', differences: [] })
  expect(examined.gate?.failures).toEqual([])
  expect([...(examined.kept?.files.keys() ?? [])].sort()).toEqual([
    'editable.pdf',
    'flat.blob',
    'flat.pdf',
    'index.json',
  ])
  expect(steps).toHaveLength(4)
  expect(turns).toBeGreaterThan(3)
}, 120_000)
