import { expect, test } from 'vitest'
import { caseTypeById, caseTypes } from '../all.ts'
import { CaseType } from '../case-type.ts'

const letter = (status: string) => `Tell USCIS and withdraw the ${status} petition`
const transport = 'Offer return transportation in writing'
const lca = ['Tell the worker in writing', 'Close the public access file']
const always = ['Tell the worker about the 60 days', 'Note until when Form I-9 is kept']

// The journey home is owed to H-1B and O-1 workers alone (INA 214(c)(5)); notice, wage and file belong to an LCA.
test.each([
  [
    CaseType.h1b,
    [letter('H-1B'), transport, 'Pay the wage until notice, letter and offer are done', ...lca, ...always],
  ],
  [CaseType.l1, [letter('L-1'), ...always]],
  [CaseType.o1, [letter('O-1'), transport, ...always]],
  [CaseType.tn, [letter('TN'), ...always]],
  [CaseType.e3, [letter('E-3'), 'Pay the wage until notice and letter are done', ...lca, ...always]],
  [CaseType.h1b1, [letter('H-1B1'), 'Pay the wage until notice and letter are done', ...lca, ...always]],
])('the end of the work of a worker of %i leaves what the law asks for', (typeId, duties) => {
  const { terminationTasks = [], withdrawalTasks = [] } = caseTypeById(typeId) ?? {}
  expect(terminationTasks.map(({ title }) => title).toSorted()).toEqual(duties.toSorted())
  expect(terminationTasks.filter(({ ifDismissed }) => ifDismissed).map(({ title }) => title)).toEqual(
    duties.filter((title) => title === transport),
  )
  expect(withdrawalTasks.filter(({ isTheLetter }) => isTheLetter)).toHaveLength(1)
  for (const { details } of [...terminationTasks, ...withdrawalTasks]) expect(details).toMatch(/\((8|20) CFR [\d.]+/)
})

test('every petition for a worker says what its end leaves to do', () => {
  const silent = caseTypes.filter(
    ({ forms, terminationTasks }) =>
      forms.some(({ form, part }) => form === 'i-129' && part === 'main') && !terminationTasks,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
