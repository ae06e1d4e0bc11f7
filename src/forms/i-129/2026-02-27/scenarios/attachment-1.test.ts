import { expect, test } from 'vitest'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { lookOf } from '../../../scenario.ts'
import fields from '../fields.json' with { type: 'json' }
import { i129Paper } from '../paper.ts'
import { full } from './full.ts'

const find = fieldFinder(fields as unknown as Parameters<typeof fieldFinder>[0])

test('every further worker has a block of their own, on as many sheets of Attachment-1 as it takes', () => {
  const names = ['ABE', 'BELL', 'CRUZ', 'DIAZ', 'EKE']
  const workers = names.map((familyName, n) => ({ id: `w${n}`, familyName, givenName: 'Ana' }))
  const answers = {
    ...full.answers,
    'case/1': {
      ...full.answers['case/1'],
      'case.classification': 'P-1',
      'case.unnamedWorkers': false,
      'case.furtherBeneficiaries': workers,
    },
  }
  const { values, sheets, overflow } = toPaper(i129Paper, lookOf({ ...full, answers }), find)
  const written = [values, ...sheets.map((each) => each.values)].flatMap((each) =>
    ['Line3_FamilyName1[1]', 'Line3_FamilyName1[3]'].map((short) => each.get(find(short)?.name ?? '')),
  )
  expect(written).toEqual([...names, undefined])
  expect(sheets.map(({ pages }) => pages)).toEqual([
    [37, 38],
    [37, 38],
  ])
  expect(overflow.filter(({ part }) => part === 'A-1')).toEqual([])
})
