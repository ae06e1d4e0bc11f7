import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, personNamed } = recordsOf(server)

const EMPLOYER = 3
const ATTORNEY = 9
type Kept = { id: number; chosen: { typeId: string; subType: string }; personName: string }

const drafts = async (who: number) =>
  ((await (await server.as(who)).get('/api/my/case-drafts')).body as { items: Kept[] }).items

test('what was chosen is kept with every change, for the one who chose it only', async () => {
  const hr = await server.as(EMPLOYER)
  const personId = await personNamed('Priya')
  const { id } = (await hr.post('/api/my/case-drafts', { chosen: { typeId: '1' } })).body
  const chosen = { typeId: '1', subType: 'extension', personId: String(personId), dependentIds: ['7'] }
  expect((await hr.put(`/api/my/case-drafts/${id}`, { chosen })).status).toBe(200)
  expect((await drafts(EMPLOYER)).find((each) => each.id === id)).toMatchObject({
    ...{ chosen: { ...chosen, mode: 'LEGAL', premium: false }, personName: expect.stringMatching(/^Priya/) },
  })
  const attorney = await server.as(ATTORNEY)
  expect((await drafts(ATTORNEY)).map((each) => each.id)).not.toContain(id)
  expect((await attorney.put(`/api/my/case-drafts/${id}`, { chosen })).status).toBe(404)
  expect((await attorney.post(`/api/my/case-drafts/${id}/discard`)).status).toBe(404)
  expect((await hr.post(`/api/my/case-drafts/${id}/discard`)).status).toBe(200)
  expect((await drafts(EMPLOYER)).map((each) => each.id)).not.toContain(id)
})

test('the draft is gone with the case that was opened from it, and stays when none was', async () => {
  const hr = await server.as(EMPLOYER)
  const personId = await personNamed('Priya')
  const { id } = (await hr.post('/api/my/case-drafts', { chosen: { typeId: '1' } })).body
  const opening = { typeId: 1, subType: 'extension', personId, draftId: id }
  expect((await hr.post('/api/cases', { ...opening, subType: 'nonsense' })).status).toBe(400)
  expect((await drafts(EMPLOYER)).map((each) => each.id)).toContain(id)
  expect((await hr.post('/api/cases', opening)).status).toBe(200)
  expect((await drafts(EMPLOYER)).map((each) => each.id)).not.toContain(id)
})

test('a renewal opened in the wizard is tied to the approval it renews, once', async () => {
  const hr = await server.as(EMPLOYER)
  const personId = await personNamed('Priya')
  const { companyId } = await system().one<{ companyId: number }>(
    'select company_id as "companyId" from people where id = $1',
    [personId],
  )
  const [approved] = await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.rows<{ id: number; number: string }>(
      `insert into cases (number, company_id, law_firm_id, person_id, household_person_id, type_id, sub_type, mode, status, outcome, valid_until)
       select '20-99999', company_id, law_firm_id, id, household_person_id, 1, 'transfer', 'LEGAL', 9, 'Approved', '2099-01-31'
         from people where id = $1 returning id, number`,
      [personId],
    ),
  )
  const asked = `/api/cases/estimate?companyId=${companyId}&typeId=1&personId=${personId}&subType=`
  expect((await hr.get(`${asked}transfer`)).body.renews).toBeNull()
  const { renews } = (await hr.get(`${asked}extension`)).body
  expect(renews).toMatchObject({ id: approved?.id, number: '20-99999', validUntil: '2099-01-31' })
  const opening = { typeId: 1, personId, renewalOfCaseId: renews.id }
  const refused = await hr.post('/api/cases', { ...opening, subType: 'transfer' })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'RENEWS_ANOTHER'])
  const opened = await hr.post('/api/cases', { ...opening, subType: 'extension' })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const rows = await system().rows(
    `select k.renewal_of_case_id as of, o.renewal_number as number from cases k join cases o on o.id = k.renewal_of_case_id where k.id = $1`,
    [opened.body.id],
  )
  expect(rows).toEqual([{ of: renews.id, number: opened.body.number }])
  expect((await hr.post('/api/cases', { ...opening, subType: 'extension' })).status).toBe(409)
})

test('the family is offered with what each of them adds, and a job template fills the job', async () => {
  const hr = await server.as(EMPLOYER)
  const personId = await personNamed('Priya')
  const { companyId } = await system().one<{ companyId: number }>(
    'select company_id as "companyId" from people where id = $1',
    [personId],
  )
  const asked = `/api/cases/estimate?companyId=${companyId}&typeId=1&subType=extension&family=2`
  const alone = (await hr.get(asked)).body
  // One Form I-539 for the whole family: whoever comes first pays it, who comes second adds nothing (8 CFR 106.2(a)(21)).
  expect(alone.familyCents).toEqual([47_000, 47_000])
  const withOne = (await hr.get(`${asked}&dependents=1`)).body
  expect(withOne.familyCents).toEqual([47_000, 0])
  expect(withOne.totalCents).toBe(alone.totalCents + 47_000)

  const answers = { 'employment.jobTitle': { value: 'Data Engineer' }, 'employment.worksiteCity': { value: 'Boston' } }
  const kept = await hr.post(`/api/companies/${companyId}/job-templates`, { name: 'Data Engineer, Boston', answers })
  const templateId = kept.body.items.find(({ name }: { name: string }) => name === 'Data Engineer, Boston').id
  const opened = await hr.post('/api/cases', { typeId: 1, subType: 'transfer', personId, templateId })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { known } = await system().one<{ known: Record<string, { value: unknown }> }>(
    `select d.known from cases k join fact_documents d on d.subject = 'employment' and d.subject_id = k.employment_id where k.id = $1`,
    [opened.body.id],
  )
  expect(Object.keys(answers).map((fact) => known[fact]?.value)).toEqual(['Data Engineer', 'Boston'])
})

test('many that one person begins at once are all begun', async () => {
  const hr = await server.as(EMPLOYER)
  for (let n = 0; n < 31; n++) await hr.post('/api/my/case-drafts', { chosen: { typeId: '1' } })
  const begun = await Promise.all(
    Array.from({ length: 60 }, () => hr.post('/api/my/case-drafts', { chosen: { typeId: '1' } })),
  )
  expect(begun.filter(({ status }) => status >= 500)).toEqual([])
  expect((await drafts(EMPLOYER)).length).toBeLessThanOrEqual(30)
})
