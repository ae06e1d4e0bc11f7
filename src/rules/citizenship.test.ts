import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isUsNational, neverFiles, treatyProblem } from './citizenship.ts'

const typed = (id: number) => {
  const type = caseTypeById(id)
  if (!type) throw new Error(`no case type ${id}`)
  return type
}

test.each([
  [{ citizenship: 'US' }, true],
  [{ citizenship: 'IN', secondCitizenship: 'US' }, true],
  [{ citizenship: 'IN', standing: 'U.S. citizen' }, true],
  [{ citizenship: 'AS', standing: 'U.S. national' }, true],
  [{ citizenship: 'IN', standing: 'Lawful permanent resident' }, false],
  [{}, false],
])('%o is a citizen or national: %s', (who, is) => {
  expect(isUsNational(who)).toBe(is)
})

test('no application for a status is offered for a citizen; a petition by one is', () => {
  const citizen = { citizenship: 'US' }
  expect(neverFiles(typed(CaseType.i485), 'Dev NAIR', citizen)).toBe(
    'Dev NAIR is a U.S. citizen by the record and needs no immigration status. Correct the record if this is wrong.',
  )
  expect(neverFiles(typed(CaseType.h4), 'Dev NAIR', citizen)).toBeDefined()
  expect(neverFiles(typed(CaseType.i864), 'Dev NAIR', citizen)).toBeUndefined()
  expect(neverFiles(typed(CaseType.i485), 'Dev NAIR', { citizenship: 'IN' })).toBeUndefined()
  expect(neverFiles(typed(CaseType.i485), 'Dev NAIR', {})).toBeUndefined()
})

test.each([
  ['TN', { citizenship: 'CN' }, 'TN is for citizens of Canada or Mexico; the citizenship on record is China'],
  ['E-3', { citizenship: 'NZ' }, 'E-3 is for citizens of Australia'],
  ['H-1B1', { citizenship: 'CA', secondCitizenship: 'MX' }, 'H-1B1 is for citizens of Chile or Singapore'],
  ['TN', { citizenship: 'CN', secondCitizenship: 'CA' }, undefined],
  ['E-3', { citizenship: 'AU' }, undefined],
  ['H-1B1', { citizenship: 'SG' }, undefined],
  ['TN', {}, undefined],
  ['H-1B', { citizenship: 'CN' }, undefined],
])('%s for %o: %s', (classification, who, problem) => {
  const found = treatyProblem(classification, who)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
