import { describe, expect, test } from 'vitest'
import { companionsOf, emptyDraft, needsPerson, problemsOf, readDraft } from './draft.ts'

describe('a draft of a case', () => {
  test('needs a company, then a type with its sub-type, and a person where the type is about one', () => {
    expect(problemsOf(emptyDraft(''), 0)).toHaveProperty('companyId')
    expect(problemsOf(emptyDraft('3'), 0)).toEqual({})
    expect(problemsOf(emptyDraft('3'), 1)).toHaveProperty('typeId')
    const h1b = { ...emptyDraft('3', '5'), typeId: '1' }
    expect(problemsOf(h1b, 1)).toEqual({ subType: 'Field is required' })
    expect(problemsOf({ ...h1b, subType: 'extension' }, 1)).toEqual({})
    expect(problemsOf({ ...h1b, personId: '', subType: 'extension' }, 1)).toHaveProperty('typeId')
    expect([needsPerson('11'), needsPerson('1')]).toEqual([false, true])
  })

  test('offers the applications that can be filed along', () => {
    expect(companionsOf('6').map(({ value }) => value)).toEqual(expect.arrayContaining(['i-765', 'i-131']))
    expect(companionsOf('10')).toEqual([])
  })

  test('is read back from the settings, and nonsense is not', () => {
    expect(readDraft({ companyId: '4', typeId: '1' })).toMatchObject({ companyId: '4', typeId: '1', mode: 'LEGAL' })
    expect([readDraft(null), readDraft('x'), readDraft({})]).toEqual([undefined, undefined, undefined])
  })
})
