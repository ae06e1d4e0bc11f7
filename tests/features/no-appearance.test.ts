import { expect, test } from 'vitest'
import { caseForms } from '#case-file/cases/server/case-file.ts'
import { CaseType } from '#case-types/case-type.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, change, personNamed } = recordsOf(server)

test('nobody appears for a case that its owner prepares: no Form G-28 until it is LEGAL', async () => {
  await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
  const asked = { typeId: CaseType.ead, subType: '(C)(9)', mode: 'DIY', personId: await personNamed('Priya') }
  const { id } = (await (await server.as(3)).post('/api/cases', asked)).body
  const attorney = await server.as(9)
  const added = await attorney.post('/caseflowApi/caseflow/createCaseFlowg28', { caseId: id, g28Type: 'beneficiary' })
  expect([added.status, added.body.error?.code], JSON.stringify(added.body)).toEqual([409, 'NO_ATTORNEY'])
  const { rows } = await system()
    .rows<{ formId: string }>('select form_id as "formId" from case_forms where case_id = $1', [id])
    .then((found) => ({ rows: found.map(({ formId }) => formId) }))
  expect(rows).not.toContain('g-28')
})

test('a notice of appearance that such a case has from before is no form of it, until somebody represents', async () => {
  await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
  const asked = { typeId: CaseType.ead, subType: '(C)(9)', mode: 'DIY', personId: await personNamed('Meera') }
  const employer = await server.as(3)
  const opened = await employer.post('/api/cases', asked)
  const { id } = opened.body
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  await change(
    `insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position)
     select company_id, law_firm_id, household_person_id, case_id, 'g-28', '2018-09-17', person_id, 'beneficiary', 99
       from case_forms where case_id = $1 order by id limit 1`,
    [id],
  )
  const goesOut = async () => (await caseForms(system(), id)).map(({ formId }) => formId)
  const shown = async () =>
    (await employer.get(`/api/cases/${id}/forms`)).body.items.map(({ formId }: { formId: string }) => formId)
  const inDetails = async () =>
    (await employer.get(`/api/cases/${id}`)).body.forms.map(({ formId }: { formId: string }) => formId)
  expect(await goesOut()).toEqual(['i-765'])
  expect(await shown()).toEqual(['i-765'])
  expect(await inDetails()).toEqual(['i-765'])
  expect((await employer.post(`/api/cases/${id}/form/pdf`, { formId: 'g-28' })).status).toBe(404)
  const put = { caseId: id, g28Type: 'beneficiary' }
  expect((await (await server.as(9)).put('/caseflowApi/caseflow/updateCaseFlowg28', put)).status).toBe(404)
  await change(`update cases set mode = 'LEGAL' where id = $1`, [id])
  expect(await goesOut()).toEqual(['i-765', 'g-28'])
})

test('nobody of the law firm takes part in such a case, or hears of it, before they are asked for help', async () => {
  await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
  const asked = { typeId: CaseType.ead, subType: '(C)(9)', mode: 'DIY', personId: await personNamed('Priya') }
  const owner = await server.as(5)
  const { id } = (await owner.post('/api/cases', asked)).body
  const sides = async (): Promise<string[]> =>
    (await owner.get(`/api/cases/${id}`)).body.people.map(({ side }: { side: string }) => side)
  const heard = async () =>
    (
      await system().one<{ count: number }>(
        `select count(*)::int as count from notifications n join users u on u.id = n.user_id
          where u.law_firm_id is not null and n.link like '%/' || $1`,
        [String(id)],
      )
    ).count
  expect(await sides()).not.toContain('firm')
  await owner.post(`/api/cases/${id}/messages`, { text: 'Where is the bell?' })
  expect(await heard()).toBe(0)
  expect((await owner.post(`/api/cases/${id}/help`, { message: 'Which evidence is enough?' })).status).toBe(200)
  expect(await sides()).toContain('firm')
  expect(await heard()).toBeGreaterThan(0)
})
