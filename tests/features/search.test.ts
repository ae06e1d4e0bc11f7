import { beforeAll, describe, expect, test } from 'vitest'
import { casePath } from '#case-types/case-path.ts'
import { pathOf } from '#desk/search/rules.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
beforeAll(async () => {
  for (const code of ['NORTHWIND', 'CORVID', 'LUMEN']) await addPerson(code, 'Jonathan', 'ZIMMERLINGK')
  await addPerson('NORTHWIND', 'Zoë', 'QUIÑONES')
})

/** A person with a job, written past the operations. */
function addPerson(code: string, firstName: string, lastName: string) {
  return server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `with made as (
         insert into people (id, company_id, law_firm_id, household_person_id, first_name, last_name)
         overriding system value
         select n.id, c.id, c.law_firm_id, n.id, $2, $3
           from companies c, (select nextval(pg_get_serial_sequence('people', 'id')) as id) n where c.code = $1
         returning id, company_id, law_firm_id)
       insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title)
       select company_id, id, id, law_firm_id, 'Engineer' from made`,
      [code, firstName, lastName],
    ),
  )
}

/** The first case of a company gets a receipt number. */
const received = (ofCompany: string, receiptNumber: string) =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ id: number; number: string; typeId: number }>(
      `update cases set receipt_number = $1 where id = (
         select k.id from cases k join companies c on c.id = k.company_id where ${ofCompany} order by k.id limit 1)
       returning id, number, type_id as "typeId"`,
      [receiptNumber],
    ),
  )

type Found = { kind: string; id: number; companyId: number; title: string; hint: string; employmentId: number }
async function found(who: number, text: string): Promise<Found[]> {
  const { status, body } = await (await server.as(who)).get(`/api/search?text=${encodeURIComponent(text)}`)
  expect(status).toBe(200)
  return body.items
}
const hints = async (who: number, text: string) => (await found(who, text)).map(({ hint }) => hint).sort()

describe('one box', () => {
  test.each([
    ['the beginning of a name', 'zimmerl'],
    ['two letters', 'zi'],
    ['a part of a name', 'merlingk'],
    ['the whole name in either order', 'zimmerlingk jonathan'],
    ['a misspelt name', 'zimerlink'],
    ['a misspelt first and last name', 'jonathon zimerlingk'],
  ])('finds a person by %s', async (_how, text) => {
    expect((await found(3, text)).map(({ title }) => title)).toContain('Jonathan ZIMMERLINGK')
  })

  test('finds names with accents typed without them', async () => {
    expect((await found(3, 'zoe quinones'))[0]).toMatchObject({ kind: 'person', title: 'Zoë QUIÑONES' })
  })

  test('takes signs of a pattern for what they are', async () => {
    expect(await found(3, '%%')).toEqual([])
    expect(await found(3, '__')).toEqual([])
  })

  test('one letter finds nothing', async () => {
    expect(await found(3, 'z')).toEqual([])
  })

  test('finds companies and law firms, and leads to their screens', async () => {
    const [company] = await found(10, 'northwind analytics')
    expect(company).toMatchObject({ kind: 'company', title: 'NORTHWIND ANALYTICS', hint: 'NORTHWIND' })
    expect(company && pathOf(company)).toBe(`/visaCareClientProfile?companyId=${company?.id}`)
    const [firm] = await found(1, 'harbor & lane')
    expect(firm).toMatchObject({ kind: 'lawFirm' })
    const [person] = await found(3, 'zimmerlingk')
    expect(person && pathOf(person)).toBe(`/visaCareEmploymentInfo/${person?.employmentId}/${person?.companyId}`)
  })

  test('finds a case by its number and by its receipt number, and only in the own scope', async () => {
    const own = await received("c.code = 'NORTHWIND'", 'IOE9876543210')
    for (const text of ['IOE9876543210', 'ioe98765', own.number])
      expect((await found(3, text))[0]).toMatchObject({ kind: 'case', id: own.id, title: own.number })
    expect(pathOf((await found(9, 'IOE9876543210'))[0] as Found)).toBe(casePath(own))

    const other = await received("c.code <> 'NORTHWIND'", 'WAC2190012345')
    expect((await found(1, 'WAC2190012345'))[0]).toMatchObject({ kind: 'case', id: other.id })
    expect((await found(3, 'WAC2190012345')).map(({ id }) => id)).not.toContain(other.id)
  })

  test('a new name is found at once, a removed person no more', async () => {
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update people set last_name = 'WOJCIECHOWSKI' where first_name = 'Zoë'`),
    )
    expect(await found(3, 'wojciech')).toHaveLength(1)
    expect(await found(3, 'quinones')).toEqual([])
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`delete from people where first_name = 'Zoë'`),
    )
    expect(await found(3, 'wojciech')).toEqual([])
  })
})

describe('only what the user may see', () => {
  test('the provider finds all, a firm its clients’, an attorney the assigned, an employer the own', async () => {
    const all = ['CORVID ROBOTICS', 'LUMEN FOODS', 'NORTHWIND ANALYTICS']
    expect(await hints(1, 'zimmerlingk')).toEqual(all)
    expect(await hints(10, 'zimmerlingk')).toEqual(['CORVID ROBOTICS', 'NORTHWIND ANALYTICS'])
    for (const who of [9, 13, 3, 4]) expect(await hints(who, 'zimmerlingk')).toEqual(['NORTHWIND ANALYTICS'])
  })

  test('an employee finds the own household and nobody else', async () => {
    expect(await found(5, 'zimmerlingk')).toEqual([])
    expect(await found(5, 'northwind')).toEqual([])
  })

  test('who works in a selected company finds what is in it', async () => {
    const attorney = await server.as(9)
    const { id } = await server.services.database
      .read({ kind: 'system' })
      .one<{ id: number }>(`select id from companies where code = 'BLUE'`)
    expect((await attorney.post('/api/session/company', { companyId: id })).status).toBe(200)
    expect(await hints(9, 'zimmerlingk')).toEqual([])
    expect((await attorney.post('/api/session/company', { companyId: null })).status).toBe(200)
    expect(await hints(9, 'zimmerlingk')).toEqual(['NORTHWIND ANALYTICS'])
  })
})
