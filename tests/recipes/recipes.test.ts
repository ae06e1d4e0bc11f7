import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { affectedTests } from '../../scripts/lib/affected.mjs'
import { registerCaseTypes } from '../../scripts/lib/register-case-types.mjs'
import { registerForms } from '../../scripts/lib/register-forms.mjs'
import { dropDatabase } from '../setup/databases.ts'
import { freshInstallation } from '../setup/templates.ts'
import { addCaseType } from './case-type.ts'
import { addFeature } from './feature.ts'
import { addFormEdition } from './form-edition.ts'
import { type Installation, upgradeInstallation } from './installation.ts'
import { addOperation } from './operation.ts'
import { addProofs } from './proofs.ts'
import { makeScratch, type Scratch } from './scratch.ts'

// The recipes of CONTRIBUTING.md, followed in a copy of the product: how many files each takes, and whether it works.
let scratch: Scratch
let installation: Installation | undefined
beforeAll(() => {
  scratch = makeScratch()
})
afterAll(async () => {
  scratch?.remove()
  if (!installation) return
  rmSync(installation.dataDir, { recursive: true, force: true })
  await dropDatabase(installation.ownerUrl, installation.database)
})

const companies = 'src/features/parties/companies'
const officeHours = 'src/features/desk/office-hours'
const newEdition = 'src/forms/g-28/2027-01-15'

test('a case type is one file; a build writes the lists', async () => {
  expect(await scratch.touchedBy(() => addCaseType(scratch))).toEqual(['src/case-types/types/p4.ts'])
  expect(await scratch.touchedBy(() => registerCaseTypes(join(scratch.folder, 'src/case-types')))).toEqual([
    'src/case-types/registered-ids.ts',
    'src/case-types/registered-spanish.ts',
    'src/case-types/registered.ts',
  ])
})

test('a form edition is its folder; a build writes the lists', async () => {
  expect(await scratch.touchedBy(() => addFormEdition(scratch))).toEqual(
    ['fields.json', 'form.ts', 'paper.ts', 'scenarios/all.ts'].map((name) => `${newEdition}/${name}`),
  )
  expect(await scratch.touchedBy(() => registerForms(join(scratch.folder, 'src/forms')))).toEqual([
    'src/forms/edition-papers.ts',
    'src/forms/editions.ts',
  ])
})

test('an operation with its right, table, screen and menu row is seven files', async () => {
  expect(await scratch.touchedBy(() => addOperation(scratch))).toEqual([
    'db/migrations/9000_company_remarks.sql',
    'src/features/parties/client/features.ts',
    `${companies}/client/CompanyRemarksScreen.tsx`,
    `${companies}/contract.ts`,
    `${companies}/server/keep-handlers.ts`,
    `${companies}/server/store.ts`,
    'src/features/parties/routes.ts',
  ])
})

test('a feature is its folder, its floor and a line in five lists', async () => {
  expect(await scratch.touchedBy(() => addFeature(scratch))).toEqual([
    'src/features/desk/client/api.ts',
    'src/features/desk/client/features.ts',
    'src/features/desk/features.ts',
    `${officeHours}/client/OfficeHoursScreen.tsx`,
    `${officeHours}/contract.ts`,
    `${officeHours}/server/handlers.ts`,
    'src/features/desk/routes.ts',
    'src/features/desk/server/features.ts',
    'src/features/floors.ts',
  ])
})

test('the copy with all of them has no type error', { timeout: 600_000 }, async () => {
  addProofs(scratch)
  const urls = { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') }
  installation = { ...urls, ...(await freshInstallation(urls, true)) }
  upgradeInstallation(scratch, installation)
  const { code, said } = await scratch.run('typescript/bin/tsc', '--noEmit', '-p', 'recipes.json')
  expect({ code, said: said.trim() }).toEqual({ code: 0, said: '' })
})

// The tests of parts that a case type can reach, all of them: a list that somebody wrote by hand fails here and not with
// the next type. `npm run recipes -- --whole` asks the others too.
const ofParts: Expected = [
  [/^recipe: /, 4],
  [/^P-4 Application (?:names items|has a pay form|names facts)/, 3],
  [/^a paper of the principal is called by their name/, 1],
  [/^P-4 Application is offered once an administrator has switched it on/, 1],
  [/^P-4 Application counts as the status of somebody who comes along$/, 1],
  [/^every type of case is reached by a wish/, 1],
  [/^the list of case types is the folder$/, 1],
  [/^G-28 accounts for every fillable field/, 2],
  [/^the form screen opens g-28 of 2027-01-15/, 1],
  [/^every right that an operation asks for is given to somebody$/, 1],
  [/^the seeded menu asks only for rights that there are$/, 1],
]

const partsOfOthers = ['src/app/recipes.test.ts', 'src/app/menus.test.ts', 'src/app/default-rights.test.ts']
const partsOfForms = ['src/forms/forms.test.ts', 'src/forms/load-paper.test.ts']

test('every test of parts that a case type can reach passes in the copy', { timeout: 600_000 }, async () => {
  const lists = ['registered.ts', 'registered-ids.ts', 'registered-spanish.ts'].map((name) => `src/case-types/${name}`)
  const reached = affectedTests(lists).parts.filter((file) => file.endsWith('.test.ts'))
  expect(reached.length).toBeGreaterThan(100)
  const files = [...new Set([...reached, ...partsOfOthers, ...partsOfForms])]
  await expectPassed(ofParts, '--project=unit', ...files)
})

// Of the others, which ask a server or read all of the source, those that grow with what was added.
const ofServers: Expected = [
  [/^recipe: /, 2],
  [/ companies\.(?:remarks|addRemark)(?: with id)? /, 6],
  [/ officeHours\.today /, 1],
  [/^a feature imports lower floors only/, 1],
  [/^no file is so large/, 1],
  [/^no status, case type or role is compared with a bare number$/, 1],
  [/^an employee who reads Spanish finds in Spanish /, 8],
]
const files = [
  ...['tests/recipes-served.test.ts', 'tests/generated-operations.test.ts', 'tests/architecture.test.ts'],
  'tests/words/spanish.test.ts',
]

test('so do those of what was added that ask a server', { timeout: 600_000 }, async () => {
  const names = ofServers.map(([{ source }]) => source).join('|')
  await expectPassed(ofServers, '--project=server', '-t', names, ...files)
})

type Expected = readonly (readonly [passed: RegExp, times: number])[]

/** None fails, and those that are expected are among them. */
async function expectPassed(expected: Expected, ...chosen: string[]) {
  const { said } = await scratch.run(
    ...['vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=json', '--outputFile=results.json', ...chosen],
  )
  const results = resultsIn(scratch, said)
  expect(results.filter(({ status }) => status === 'failed')).toEqual([])
  const passed = results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
  expect(expected.map(([name]) => [name, passed.filter((each) => name.test(each)).length])).toEqual(expected)
}

type Result = { fullName: string; status: string; failureMessages: string[] }

function resultsIn({ read }: Scratch, said: string): Result[] {
  try {
    const { testResults } = JSON.parse(read('results.json')) as { testResults: { assertionResults: Result[] }[] }
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages }) => ({ fullName, status, failureMessages })),
    )
  } catch (error) {
    throw new Error(`The tests of the copy did not run:\n${said}`, { cause: error })
  }
}
