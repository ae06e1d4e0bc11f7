import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = filingsOf(server)

test('before a case is opened, an open case of the same kind is named and the family’s fees are counted', async () => {
  const { id, number } = await opened()
  const { companyId, personId } = await system().one<Record<'companyId' | 'personId', number>>(
    'select company_id as "companyId", person_id as "personId" from cases where id = $1',
    [id],
  )
  const employer = await server.as(3)
  const estimate = async (more: string) =>
    (await employer.get(`/api/cases/estimate?companyId=${companyId}&typeId=1&subType=extension&channel=paper${more}`))
      .body
  const alone = await estimate('')
  expect(alone.duplicates).toEqual([])
  const named = await estimate(`&personId=${personId}`)
  expect(named.duplicates).toContainEqual(expect.objectContaining({ id, number }))
  const family = await estimate('&dependents=2')
  // One Form I-539 for the family, its further applicants on Form I-539A (8 CFR 106.2).
  expect(family.lines.filter(({ form }: { form: string }) => form === 'i-539')).toHaveLength(1)
  expect(family.totalCents).toBe(alone.totalCents + 47_000)
})

test('a family that adjusts together: children under 14 pay less, and the work permit’s category is known', async () => {
  const [priya] = await system().rows<Record<'id' | 'companyId', number>>(
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.first_name = 'Priya' and p.relation = 'Principal'`,
  )
  const family = await system().rows<{ id: number }>(
    `select id from people where household_person_id = $1 and id <> $1 order by birth_date`,
    [priya?.id],
  )
  const asked = `companyId=${priya?.companyId}&personId=${priya?.id}&typeId=6&subType=employment&channel=paper&concurrent=i-765,i-131`
  const along = `&dependents=3&family=3&familyIds=${family.map(({ id }) => id).join(',')}`
  const { body } = await (await server.as(3)).get(`/api/cases/estimate?${asked}${along}`)
  // F14: 2 × 1,440 and 2 × 950, four work permits at 260 and four travel documents at 630.
  expect(body.totalCents, JSON.stringify(body)).toBe(834_000)
  expect(body.open).toEqual([])
  expect(body.familyCents).toEqual([233_000, 184_000, 184_000])
  // Before anybody is chosen each member is told by the own age too.
  const { body: before } = await (await server.as(3)).get(
    `/api/cases/estimate?${asked}${along.replace('dependents=3', 'dependents=0')}`,
  )
  expect(before.familyCents).toEqual([233_000, 184_000, 184_000])
})

test('a transfer for somebody who works for the company already is asked about; for who does not yet, it is not', async () => {
  const worker = await system().one<Record<'personId' | 'companyId', number> & { since: string }>(
    `select person_id as "personId", company_id as "companyId", started_on as since from employments
      where status = 'Active' and started_on <= $1 and company_id = (select id from companies where code = 'NORTHWIND') order by id limit 1`,
    [server.today()],
  )
  const employer = await server.as(3)
  const asked = async (subType: string) => {
    const { companyId, personId } = worker
    return (
      await employer.get(`/api/cases/estimate?companyId=${companyId}&typeId=1&personId=${personId}&subType=${subType}`)
    ).body.worksHereSince
  }
  expect([await asked('transfer'), await asked('extension')]).toEqual([worker.since, null])
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update employments set status = 'Offered', started_on = null where person_id = $1`, [worker.personId]),
  )
  expect(await asked('transfer')).toBeNull()
})

test('who is a U.S. citizen is not offered a green card and cannot be taken along', async () => {
  const priya = await system().one<Record<'id' | 'companyId', number>>(
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.first_name = 'Priya' and p.relation = 'Principal'`,
  )
  const dev = await system().one<{ id: number }>(
    `select id from people where household_person_id = $1 and first_name = 'Dev'`,
    [priya.id],
  )
  const asked = `companyId=${priya.companyId}&personId=${priya.id}&typeId=6&subType=employment&family=1&familyIds=${dev.id}`
  const attorney = await server.as(9)
  const estimate = async () => (await attorney.get(`/api/cases/estimate?${asked}`)).body
  expect((await estimate()).familyNever).toEqual([null])
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `update fact_documents set known = jsonb_set(known, '{person.citizenship,value}', '"US"')
        where subject = 'person' and subject_id = $1`,
      [dev.id],
    ),
  )
  const never =
    'Dev NAIR is a U.S. citizen by the record and needs no immigration status. Correct the record if this is wrong.'
  expect(await estimate()).toMatchObject({ familyNever: [never], speaksAgainst: [] })
  const { id: personId, companyId } = priya
  const refused = await attorney.post('/api/cases', {
    ...{ companyId, personId, typeId: 6, subType: 'employment', dependentIds: [dev.id] },
  })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatchObject({ code: 'NOT_FOR_CITIZENS', fields: { dependentIds: never } })
})
