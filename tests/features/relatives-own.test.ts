import { beforeAll, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// A relative sponsors or petitions: dates are those of the person the case is about, the work is the relative's.

const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system, personNamed, companyId } = recordsOf(server)
/** As the demo has it on Priya's record. */
const HER_I94 = '2027-01-31'
let attorney: TestClient
let northwind: number
let priya: number
let arjun: number
beforeAll(async () => {
  attorney = await server.as(Role.attorney)
  northwind = await companyId('NORTHWIND')
  priya = await personNamed('Priya')
  arjun = await personNamed('Arjun')
})

const opened = async (wanted: object): Promise<number> => {
  const { status, body } = await attorney.post('/api/cases', { companyId: northwind, channel: 'paper', ...wanted })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
const itemsOf = (id: number) =>
  system().rows<{ key: string; kind: string; side: string; personId: number }>(
    'select key, kind, side, person_id as "personId" from open_items where case_id = $1 order by id',
    [id],
  )
test('what is due in an affidavit is the sponsor’s, and everybody reads for whom it waits', async () => {
  const id = await opened({ typeId: CaseType.i864, subType: 'sponsor', personId: arjun })
  const owed = (await itemsOf(id)).filter(({ side, kind }) => side === 'employee' && kind !== 'date')
  expect(owed.map(({ personId }) => personId)).toEqual(owed.map(() => priya))
  expect(owed.length).toBeGreaterThan(1)
  const { body } = await attorney.get(`/api/cases/${id}`)
  expect([body.relativeName, body.standing]).toEqual([
    ...[expect.stringContaining('Priya'), expect.stringContaining('Waiting for Priya')],
  ])
})

test('the end of a stay in an affidavit or a petition is never the relative’s', async () => {
  const ends = async (id: number) => {
    const { body } = await attorney.get(`/api/cases/${id}/deadlines/what-if?filedOn=${server.today()}`)
    return JSON.stringify(body).includes(HER_I94)
  }
  for (const wanted of [
    { typeId: CaseType.i864, subType: 'sponsor' },
    { typeId: CaseType.i130, subType: 'spouse' },
  ])
    expect(await ends(await opened({ ...wanted, personId: arjun }))).toBe(false)
  expect(await ends(await opened({ typeId: CaseType.i485, subType: 'employment', personId: priya }))).toBe(true)
})

test('a checked affidavit of support is in the package of an employment-based green card, too', async () => {
  const wanted = { typeId: CaseType.i485, subType: 'employment', personId: priya }
  const formsOf = (id: number) =>
    system().rows<{ formId: string }>('select form_id as "formId" from case_forms where case_id = $1', [id])
  const without = await opened({ ...wanted, concurrent: [] })
  expect(await formsOf(without)).not.toContainEqual({ formId: 'i-864' })
  const checked = await opened({ ...wanted, concurrent: ['i-864'] })
  expect(await formsOf(checked)).toContainEqual({ formId: 'i-864' })
})

test('who told the newest I-94 is not asked for its status and end again; an own answer comes first', async () => {
  const id = await opened({ typeId: CaseType.i485, subType: 'employment', personId: arjun })
  const subject = `person/${arjun}`
  const say = async (facts: object) => {
    const answers = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value }]))
    const changes = [{ subject, answers }]
    const { status, body } = await attorney.put('/caseflowApi/caseflow/updateCaseFlowI485', { caseId: id, changes })
    expect(status, JSON.stringify(body)).toBe(200)
    return (await attorney.get(`/api/cases/${id}/questionnaire`)).body.known[subject]
  }
  const i94 = { id: 'a', admittedOn: '2024-02-01', admittedUntil: '2099-09-30', admissionClass: 'H4' }
  const told = await say({ 'person.admissions': [i94] })
  expect(told['person.currentStatus'].value).toBe('H-4')
  expect(told['person.statusExpiresOn']).toMatchObject({ value: '2099-09-30', source: 'derived' })
  expect(told['person.statusWithoutEnd'].value).toBe(false)
  const own = await say({ 'person.statusExpiresOn': '2027-06-30' })
  expect(own['person.statusExpiresOn']).toMatchObject({ value: '2027-06-30', source: 'questionnaire' })
})
