import { expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { lookOf } from '../../../scenario.ts'
import fields from '../fields.json' with { type: 'json' }
import { i129 } from '../form.ts'
import { i129Paper } from '../paper.ts'
import { small } from './small.ts'

const find = fieldFinder(fields as unknown as Parameters<typeof fieldFinder>[0])

test('the address abroad that somebody has left is written in Part 4, and the form counts it as answered', () => {
  const person = small.answers['person/1'] ?? {}
  const addresses = person['person.addresses'] as { kind: string }[]
  const left = addresses.map((each) => (each.kind === 'Foreign' ? { ...each, until: '2024-08-24' } : each))
  const answers = { ...small.answers, 'person/1': { ...person, 'person.addresses': left } }
  const look = lookOf({ ...small, answers })
  const { values } = toPaper(i129Paper, look, find)
  expect(values.get(find('Line2b_StreetNumberName[0]')?.name ?? '')).toBe('45 MG Road')
  expect(values.get(find('Line2c_CityTown[0]')?.name ?? '')).toBe('Bengaluru')
  expect(completenessOf(i129, look).missing).toEqual(completenessOf(i129, lookOf(small)).missing)
})
