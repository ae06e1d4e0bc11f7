import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
beforeAll(() => keepAllBlanks(server.services))
const { system, change, companyId, personNamed } = recordsOf(server)
const { opened } = casesOf(server)

describe('opening a case', () => {
  test('gives it a number, its forms, its attorney and its first line on the timeline', async () => {
    const made = await opened({ premium: true })
    expect(made.number).toMatch(/^\d\d-\d{5}$/)
    expect(made.path).toBe(`/visaCareH1BCaseDetails/${made.id}`)
    const { body } = await (await server.as(3)).get(`/api/cases/${made.id}`)
    expect(body).toMatchObject({
      status: 1,
      statusName: 'Initiated',
      mode: 'LEGAL',
      personName: 'Priya NAIR',
      companyName: 'NORTHWIND ANALYTICS',
      attorneyName: 'Miriam LANE',
      typeName: 'H1B Petition',
    })
    expect(body.forms.map(({ formId }: { formId: string }) => formId)).toEqual(['i-907', 'g-28', 'i-129', 'eta-9035'])
    expect(body.timeline[0].text).toBe('Opened the case: H-1B extension.')
    expect(body.standing).toContain('Waiting for ')
  })

  test('six times at once opens it once, and the others are told', async () => {
    const employer = await server.as(3)
    const wish = {
      companyId: await companyId('NORTHWIND'),
      typeId: 3,
      subType: '(C)(9)',
      personId: await personNamed('Priya'),
    }
    // Whoever is first waits to write until the others were told: however quick it is, they come while it is being opened.
    const holding = new pg.Client({ connectionString: server.ownerUrl })
    await holding.connect()
    await holding.query('begin; lock table cases in share mode')
    const told: string[] = []
    const asking = Array.from({ length: 6 }, async () => {
      const { status, body } = await employer.post('/api/cases', wish)
      told.push(status === 200 ? 'opened' : body.error.code)
    })
    await expect.poll(() => told.length, { timeout: 30_000 }).toBe(5)
    await holding.end()
    await Promise.all(asking)
    expect(told).toEqual([...Array(5).fill('BEING_OPENED'), 'opened'])
  })

  test('opens and links the family’s H-4 case', async () => {
    const made = await opened({ dependentIds: [await personNamed('Arjun'), await personNamed('Meera')] })
    expect(made.linked).toHaveLength(1)
    const own = (await (await server.as(3)).get(`/api/cases/${made.linked[0]?.id}`)).body
    expect(own).toMatchObject({ typeId: 2, personName: 'Arjun NAIR' })
    const part = (code: string) => own.participants.find((each: { code: string }) => each.code === code)?.name
    expect([part('DEPENDENT'), part('BENEFICIARY')], 'whose status it follows').toEqual(['Arjun NAIR', 'Priya NAIR'])
    expect(own.forms.map(({ formId }: { formId: string }) => formId)).toEqual(
      expect.arrayContaining(['i-539', 'i-539a']),
    )
    expect(own.related[0]).toMatchObject({ id: made.id, relation: 'principal' })
  })

  test('without a payment method is refused with the banner’s text, except for the two named types', async () => {
    const firm = await server.as(10)
    const corvid = await companyId('CORVID')
    const someone = await system().one<{ id: number }>(
      `select id from people where company_id = $1 and status = 'Active' order by id limit 1`,
      [corvid],
    )
    const refused = await firm.post('/api/cases', { companyId: corvid, typeId: 1, personId: someone.id })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({
      code: 'PAYMENT_METHOD_MISSING',
      message: 'Please Add Payment Method before creating New Employee/Case.',
    })
    const paf = await firm.post('/caseflowApi/caseflow/createEmptyCaseWithoutPayment', {
      companyAutoId: corvid,
      formName: 'Public Access File Only',
    })
    expect(paf.status, JSON.stringify(paf.body)).toBe(200)
    const other = await firm.post('/caseflowApi/caseflow/createEmptyCaseWithoutPayment', {
      companyAutoId: corvid,
      formName: 'H1B Petition',
    })
    expect(other.body.error.code).toBe('NOT_WITHOUT_PAYMENT')
  })

  test('in DIY needs the company’s access, and an employee opens only what employees start', async () => {
    const employee = await server.as(5)
    const asked = { typeId: 3, subType: '(C)(3)(B)', mode: 'DIY', personId: await personNamed('Priya') }
    expect((await employee.post('/api/cases', asked)).body.error.code).toBe('DIY_NOT_ALLOWED')
    await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
    const made = await employee.post('/api/cases', asked)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body).toMatchObject({ mode: 'DIY', attorneyId: null, ball: 'employee' })
    expect((await employee.post('/api/cases', { ...asked, typeId: 1, subType: 'extension' })).body.error.code).toBe(
      'NOT_YOURS_TO_OPEN',
    )
    const blue = await system().one<{ id: number }>('select id from people where company_id = $1 order by id limit 1', [
      await companyId('BLUE'),
    ])
    expect((await employee.post('/api/cases', { ...asked, personId: blue.id })).status).toBe(404)
  })

  test('refuses an unknown type, a missing person, a foreign attorney and a company without a firm', async () => {
    const admin = await server.as(1)
    const northwind = await companyId('NORTHWIND')
    const code = async (body: object) => (await admin.post('/api/cases', body)).body.error?.code
    expect(await code({ companyId: northwind, typeId: 99 })).toBe('UNKNOWN_TYPE')
    expect(await code({ companyId: northwind, typeId: 1 })).toBe('PERSON_MISSING')
    expect(await code({ companyId: northwind, typeId: 1, subType: 'nonsense', personId: 1 })).toBe('SUB_TYPE_UNKNOWN')
    expect(await code({ companyId: northwind, typeId: 10, attorneyId: 1 })).toBe('ATTORNEY_NOT_ASSIGNED')
    expect(await code({ companyId: await companyId('LUMEN'), typeId: 10 })).toBe('NO_LAW_FIRM')
  })

  test('the specification’s call opens the default type', async () => {
    const { body } = await (await server.as(3)).post('/caseflowApi/caseflow/createEmptyCase', {
      personautoid: await personNamed('Priya'),
    })
    expect(body.caseTypeName).toBe('PERM Application')
  })
})

describe('lists and totals', () => {
  test('page by key, by id and by due date, with the kept totals', async () => {
    const employer = await server.as(3)
    const first = (await employer.get('/api/cases?limit=3')).body
    const second = (await employer.get(`/api/cases?limit=3&after=${first.next}`)).body
    const ids = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const { n } = await system().one<{ n: number }>('select count(*) as n from cases where company_id = $1', [
      await companyId('NORTHWIND'),
    ])
    expect(first).toMatchObject({ total: n, totalCapped: false })
    const due = (await employer.get('/api/cases?sort=due&limit=5')).body.items.map(
      (each: { nextDueOn: string }) => each.nextDueOn,
    )
    expect(due).toEqual([...due].sort())
    // An order by a day leaves no case out: what has no such day comes last, and on the pages behind it.
    await change(`update cases set next_due_on = null where id = $1`, [ids[0]])
    for (const sort of ['due', '-due', 'validUntil', '-validUntil']) {
      const page = (await employer.get(`/api/cases?sort=${sort}&limit=${n - 1}`)).body
      const rest = (await employer.get(`/api/cases?sort=${sort}&limit=2&after=${page.next}`)).body
      expect(page.total).toBe(n)
      expect(new Set([...page.items, ...rest.items].map(({ id }: { id: number }) => id)).size).toBe(n)
      const last = sort.startsWith('-') ? page.items[0] : rest.items[0]
      expect(last[sort.endsWith('due') ? 'nextDueOn' : 'validUntil']).toBeNull()
    }
    const { id: employerId } = await system().one<{ id: number }>(
      `select id from users where user_name = 'employer@visacare.demo'`,
    )
    const own = (await employer.get(`/api/cases?userId=${employerId}&limit=200`)).body
    expect([own.total > 0, own.total < n]).toEqual([true, true])
    const one = (await employer.get('/api/cases?status=1')).body
    const counts = (await employer.get('/api/cases/dashboard')).body
    expect(one.total).toBe(counts.counts.byStatus['1'])
    expect(counts.items.every(({ side }: { side: string }) => side === 'employer')).toBe(true)
  })

  test('by the day approvals end, the earliest first, and the dashboard counts them', async () => {
    const ended = [await opened(), await opened(), await opened()] as const
    const days = ['2027-03-01', '2026-12-01', '2028-01-01']
    for (const [index, { id }] of ended.entries())
      await change(`update cases set status = 10, outcome = 'Approved', valid_until = $2 where id = $1`, [
        id,
        days[index],
      ])
    const employer = await server.as(3)
    const { items } = (await employer.get('/api/cases?expiresWithin=180&sort=validUntil&limit=200')).body
    const until = items.map((each: { validUntil: string }) => each.validUntil)
    expect(until).toEqual([...until].sort())
    const ids = items.map((each: { id: number }) => each.id)
    expect([ids.includes(ended[0].id), ids.includes(ended[1].id), ids.includes(ended[2].id)]).toEqual([
      true,
      true,
      false,
    ])
    expect((await employer.get('/api/cases/dashboard')).body.ending).toBe(items.length)
    expect((await (await server.as(1)).get('/api/cases/dashboard')).body.ending).toBeNull()
    const page = (await employer.get('/api/cases?expiresWithin=180&sort=validUntil&limit=1')).body
    const next = (await employer.get(`/api/cases?expiresWithin=180&sort=validUntil&limit=1&after=${page.next}`)).body
    expect([page.items[0].id, next.items[0].id]).toEqual(ids.slice(0, 2))
  })

  test('find a case by its number, its receipt number and its person', async () => {
    const { id, number } = await opened()
    const attorney = await server.as(9)
    const found = async (text: string) =>
      (await attorney.get(`/api/cases?search=${encodeURIComponent(text)}`)).body.items.map(
        (each: { id: number }) => each.id,
      )
    expect(await found(number)).toEqual([id])
    expect(await found('priya')).toContain(id)
    expect(await found('nobody of this name')).toEqual([])
  })

  test('show each scope its own: assigned companies, the firm’s clients, the household', async () => {
    const companies = async (who: number) =>
      new Set(
        (await (await server.as(who)).get('/api/cases?limit=200')).body.items.map(
          (each: { companyName: string }) => each.companyName,
        ),
      )
    expect(await companies(9)).toEqual(new Set(['NORTHWIND ANALYTICS', 'BLUE HARBOR HEALTH']))
    expect((await companies(10)).size).toBe(3)
    expect(await companies(3)).toEqual(new Set(['NORTHWIND ANALYTICS']))
    const mine = (await (await server.as(5)).get('/api/cases?limit=200')).body.items
    expect(new Set(mine.map(({ personName }: { personName: string }) => personName.split(' ')[1]))).toEqual(
      new Set(['NAIR']),
    )
  })

  test('the board has a column for each status', async () => {
    const { columns } = (await (await server.as(10)).get('/api/cases/board')).body
    expect(columns.map(({ name }: { name: string }) => name)).toHaveLength(10)
    expect(columns[0].items.every(({ status }: { status: number }) => status === 1)).toBe(true)
  })

  test('the specification’s lists answer', async () => {
    const firm = await server.as(10)
    const { lawFirmId } = await system().one<{ lawFirmId: number }>(
      `select law_firm_id as "lawFirmId" from companies where code = 'BLUE'`,
    )
    for (const path of [
      `getAllCaseflows/${await companyId('BLUE')}?calculatePercentageFields=true`,
      `getAllCaseflowsByLawFirmId/${lawFirmId}`,
    ]) {
      const { status, body } = await firm.get(`/caseflowApi/caseflow/${path}`)
      expect([path, status, body.items.length > 0]).toEqual([path, 200, true])
      expect(body.items[0].creationDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    }
    expect((await firm.get('/caseflowApi/caseflow/getOrderDetailsWithPlanId/7')).body.items).toEqual([])
  })
})
