import { as, inCompany, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { caller } from '../making/making.ts'
import { move } from '../moving.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { type Json, recordsIn } from '../server.ts'
import type { World } from '../world.ts'

const DEPENDENT = /20 CFR 655\.736 treats this employer as H-1B-dependent/
const STATE = /state is not answered/i
const SPEC = '/formtypesApi/formtypes/'

/** What the decisions settle about single values of an employer: exactly 15 %, 25 employees, the state NA, and No. */
export const boundaryRows: Row[] = [
  row(
    'decisions §8',
    'At exactly 15 % the flag says No, and a warning beside it what the regulation says',
    async (world) => {
      const { read, put } = await employerOf(world)
      for (const [h1b, dependent, warned] of [
        [14, false, false],
        [15, false, true],
        [16, true, false],
      ] as const) {
        await put({ noOfEmployees: 100, noofH1bEmployees: h1b })
        const { h1bDependent, warnings } = await read()
        const isWarned = (warnings as string[]).some((each) => DEPENDENT.test(each))
        same([h1bDependent, isWarned], [dependent, warned], `Flag and warning at ${h1b} of 100`)
      }
    },
  ),
  row('decisions §8', 'At exactly 15 % a petition whose LCA says No has an error before filing', async (world) => {
    const { companyId } = await recordsOf(world)
    const { get, put } = await caller(world, 9, '/api/')
    const { employees, h1bEmployees, affiliates } = await get(`companies/${companyId}`)
    const share = (100 * Number(h1bEmployees)) / Number(employees)
    hold(share === 15 && Number(employees) > 50, `The demo’s employer has ${share} % H-1B workers of ${employees}.`)
    same(affiliates, null, 'The affiliates that would be counted along')
    const { id } = await newCase(world)
    const found = async (says: boolean) => {
      // No affiliate and no part-timers: what the regulation counts are these heads.
      await put(`cases/${id}/filing-check/answers`, { fact: 'case.lcaDependent', value: says })
      const { findings } = (await get(`cases/${id}/filing-check?stage=filing`)) as { findings: Json[] }
      return findings.filter(({ citation }) => String(citation).startsWith('20 CFR 655.736(a)'))
    }
    same(
      (await found(false)).map(({ severity, waived }) => [severity, waived ?? null]),
      [['error', null]],
      'What is found where the LCA says No',
    )
    same(await found(true), [], 'What is found where it says Yes')
  }),
  row('decisions §11', 'moreThan25PerUS is true from the 26th employee on', async (world) => {
    const { put, spec } = await employerOf(world)
    const answers: unknown[] = []
    for (const noOfEmployees of [0, 25, 26]) {
      // Whoever says otherwise is not asked.
      await put({ noOfEmployees, moreThan25PerUS: noOfEmployees < 26 })
      answers.push((await spec()).moreThan25PerUS)
    }
    same(answers, [false, false, true], 'The flag with 0, 25 and 26 employees')
  }),
  row(
    'decisions §11',
    'isEmprAtorneyShow is true for a company that uses an attorney, and for no other',
    async (world) => {
      const { put, spec } = await employerOf(world)
      const shown: unknown[] = []
      for (const isEmprAtorney of ['', 'No', 'Yes', 'No']) {
        if (isEmprAtorney !== '') await put({ isEmprAtorney })
        const read = await spec()
        same(read.isEmprAtorney, isEmprAtorney, 'Whether the company uses an attorney')
        shown.push(read.isEmprAtorneyShow)
      }
      same(shown, [false, false, true, false], 'What it shows: unanswered, No, Yes and No')
    },
  ),
  row(
    'decisions §12',
    'An answer that is not given is kept apart from No, and reads as No on the specification’s path',
    async (world) => {
      const { read, put, spec } = await employerOf(world)
      const of = (record: Json, names: readonly string[]) => names.map((name) => record[name])
      const theirs = Object.keys(QUESTIONS)
      const all = (value: unknown) => theirs.map(() => value)
      const flags = async () => [of(await read(), Object.values(QUESTIONS)), of(await spec(), theirs)]
      const inWords = async () => of(await spec(), ['isEmprViolator', 'isEmprAtorney'])
      same(await flags(), [all(null), all(false)], `What was never answered: ours, and the specification’s ${theirs}`)
      same(await inWords(), ['', ''], 'The same where the specification says Yes and No')
      await put({ ...Object.fromEntries(theirs.map((name) => [name, false])), isEmprAtorney: 'No' })
      same(
        [await flags(), await inWords()],
        [
          [all(false), all(false)],
          ['No', 'No'],
        ],
        'What was answered No',
      )
      await put({ ...Object.fromEntries(theirs.map((name) => [name, true])), isEmprAtorney: 'Yes' })
      same(
        [await flags(), await inWords()],
        [
          [all(true), all(true)],
          ['Yes', 'Yes'],
        ],
        'What was answered Yes',
      )
      // What follows from the head count is false, too, as long as nobody counted.
      const uncounted = await employerOf(world)
      same(
        of(await uncounted.spec(), DERIVED),
        [false, false, false, false, ''],
        'What follows from heads nobody counted',
      )
    },
  ),
  row(
    'decisions §11',
    'The state NA is an unanswered one: it blocks the filing, and another does not',
    async (world) => {
      const [admin, firm] = [await as(world, 1), await as(world, 10)]
      const [company] = recordsIn(await firm.send('GET', '/api/companies?search=CORVID'))
      const employeeId = Number(company?.id)
      const { state } = made(await admin.send('GET', `/api/companies/${employeeId}`))
      const opening = { typeId: 10, companyId: employeeId, channel: 'online' }
      const { id } = made(await firm.send('POST', '/api/cases', opening))
      const refused = () => move(world, 1, id, 6, { errorsWaived: undefined })
      await inCompany(admin, employeeId, 'What stands against the filing', async () => {
        for (const to of [2, 3, 4, 5]) made(await move(world, 1, id, to))
        try {
          await put(world, { employeeId, state: 'NA' })
          const unanswered = await refused()
          same(unanswered.status, 409, `The answer to filing it: ${unanswered.text.slice(0, 90)}`)
          hold(STATE.test(String(messageOf(unanswered))), `Nothing is said of the state: ${messageOf(unanswered)}`)
          await put(world, { employeeId, state: 'MA' })
          const answered = String(messageOf(await refused()))
          hold(answered.length > 0 && !STATE.test(answered), `MA stands against it as well: ${answered}`)
        } finally {
          await put(world, { employeeId, state })
        }
      })
    },
  ),
]

/** The H-1B questions of specification §3 that somebody answers, and by what name we keep each. */
const QUESTIONS = {
  ...{ willfulviolator: 'willfulViolator', highereducationinstitution: 'higherEducation' },
  ...{ nonprofitorganization: 'nonprofitOrganization', nonprofitresearchorganization: 'nonprofitResearch' },
  ...{ subsequentrequestextension: 'subsequentExtension', amendedpetition: 'amendedPetition' },
  ...{ correctusciserror: 'correctsUscisError', secondaryeducationinstitution: 'secondaryEducation' },
  ...{ nonprofitentity: 'nonprofitClinical', nonProfitOrganizedAsTaxExempt: 'nonprofitTaxExempt' },
}
const DERIVED = ['h1bdependent', 'morethan50perUS', 'morethan50perh1bl1a', 'moreThan25PerUS', 'isEmprH1bDependent']

async function put(world: World, changes: Json): Promise<Json> {
  return made(await (await as(world, 1)).send('PUT', `${SPEC}updateVmCompanyProfile`, changes))
}

/** An employer that said nothing yet: read in our names and in the specification’s, and changed by its call. */
async function employerOf(world: World) {
  const admin = await as(world, 1)
  const { employeeId } = made(await admin.send('POST', `${SPEC}createVmCompanyProfile`, newEmployer()))
  return {
    read: async () => made(await admin.send('GET', `/api/companies/${employeeId}`)),
    spec: async () => made(await admin.send('GET', `${SPEC}getVmCompanyProfileDetailsById/${employeeId}`)),
    put: (changes: Json) => put(world, { employeeId, ...changes }),
  }
}

function row(spec: string, what: string, check: Row['check']): Row {
  return { kind: 'rule', spec, what, since: 'cases', check }
}
