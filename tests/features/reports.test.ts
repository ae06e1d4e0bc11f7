import { expect, test } from 'vitest'
import { openField } from '#platform/crypto/fields.ts'
import { mailBody } from '#platform/crypto/sealed-columns.ts'
import type { Body } from '#platform/mail/letter.ts'
import { readyReports } from '../../src/features/insight/reports/ready-reports.ts'
import type { ReportTable } from '../../src/features/insight/reports/records.ts'
import { mailReport } from '../../src/features/insight/reports/server/jobs.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
const system = () => server.services.database.read({ kind: 'system' })
const [PROVIDER, HR, ATTORNEY, FIRM, EMPLOYEE] = [1, 3, 9, 10, 5]

type Ran = { table: ReportTable; chart: { table: ReportTable } | null; sentence: string }
const run = async (roleId: number, report: string, more = '') =>
  (await (await server.as(roleId)).get(`/api/reports/run?report=${report}${more}`)).body as Ran

test('every number of every ready report has exactly the records behind it that it counts', async () => {
  let looked = 0
  for (const roleId of [PROVIDER, HR, ATTORNEY, FIRM]) {
    const client = await server.as(roleId)
    const { ready } = (await client.get('/api/reports')).body as { ready: { id: string }[] }
    for (const { id } of ready) {
      const { table } = await run(roleId, id)
      const line = table.rows[0]
      for (const [n, { key: measure, kind }] of table.columns.entries()) {
        if (kind !== 'count') continue
        const all = await client.get(`/api/reports/behind?report=${id}&measure=${measure}&limit=1`)
        expect([roleId, id, measure, all.body.total]).toEqual([roleId, id, measure, table.total[n]])
        looked++
        if (!line) continue
        const key = encodeURIComponent(line.key)
        const one = await client.get(`/api/reports/behind?report=${id}&measure=${measure}&key=${key}&limit=200`)
        expect([id, measure, one.body.total]).toEqual([id, measure, line.figures[n]])
        expect(one.body.items.length).toBe(Math.min(200, line.figures[n] ?? 0))
      }
    }
  }
  expect(looked).toBeGreaterThan(100)
})

test('totals are those of a plain count over the records in sight', async () => {
  const count = async (sql: string) =>
    (await system().one<{ n: number }>(`select count(*)::integer as n from ${sql}`)).n
  const northwind = `(select id from companies where code = 'NORTHWIND')`
  const status = await run(HR, 'status')
  expect(status.table.total[0]).toBe(await count(`cases where status < 10 and company_id = ${northwind}`))
  // The steps of one line add up to what is open in it.
  for (const { figures } of status.table.rows)
    expect(figures.slice(1, 6).reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(figures[0])
  expect((await run(PROVIDER, 'status')).table.total[0]).toBe(await count('cases where status < 10'))
  const people = await run(HR, 'expirations')
  expect(people.table.total[0]).toBe(
    await count(`people where relation = 'Principal' and status = 'Active' and company_id = ${northwind}`),
  )
  const drawn = people.chart?.table.total.reduce<number>((sum, n) => sum + (n ?? 0), 0)
  expect(drawn).toBe(people.table.total[0])
})

test('of Forms I-9 and PERM cases, too, each total is that of a plain count', async () => {
  const count = async (sql: string) =>
    (await system().one<{ n: number }>(`select count(*)::integer as n from ${sql}`)).n
  const northwind = `company_id = (select id from companies where code = 'NORTHWIND')`
  const of = async (roleId: number, report: string) => {
    const { table } = await run(roleId, report)
    return Object.fromEntries(table.columns.map(({ key }, n) => [key, table.total[n]]))
  }
  const today = `'${server.today()}'::date`
  // One form of each kind, and those on the edge of a day: a count of none would agree with any other.
  const kinds = [
    ...['section1_on = null', 'purged_at = now()', 'firm_may_read = true', 'section2_on = null, section2_due_on = $1'],
    ...['section2_on = null, section2_due_on = $1::date - 1', `reverify = 'unknown', reverify_on = null`],
    ...[-1, 0, 90, 91].map((days) => `reverify = 'on', reverify_on = $1::date + ${days}`),
    `section2_on = null, section2_due_on = $1::date + 9, reverify = 'unknown', reverify_on = null`,
  ]
  const forms = await system().rows<{ id: number }>(
    `select id from i9_forms where ${northwind} and section2_on is not null order by id limit ${kinds.length}`,
  )
  expect(forms.length).toBe(kinds.length)
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    for (const [n, kind] of kinds.entries())
      await tx.run(`update i9_forms set ${kind} where id = $2 and $1::date is not null`, [server.today(), forms[n]?.id])
  })
  const kept = `i9_forms where purged_at is null`
  // The form's day, or an earlier one of the person's record.
  const ends = `least(reverify_on, (select work_until from people where id = person_id and work_by <> 'ended'))`
  for (const [roleId, where] of [
    [HR, ` and ${northwind}`],
    [PROVIDER, ''],
  ] as const) {
    const counted = {
      forms: await count(`${kept}${where}`),
      section1Missing: await count(`${kept}${where} and section1_on is null`),
      section2Late: await count(`${kept}${where} and section2_on is null and section2_due_on < ${today}`),
      complete: await count(`${kept}${where} and section2_on is not null`),
      reverifyLate: await count(`${kept}${where} and reverify = 'on' and ${ends} < ${today}`),
      reverifyNext: await count(`${kept}${where} and reverify = 'on' and ${ends} between ${today} and ${today} + 90`),
      reverifyUnknown: await count(`${kept}${where} and reverify = 'unknown' and section2_on is not null`),
    }
    expect(await of(roleId, 'i9')).toEqual(counted)
    for (const [what, n] of Object.entries(counted)) expect(n, what).toBeGreaterThan(0)
    const perm = `cases where type_id = 4 and status < 10${where}`
    const { open, overdue } = await of(roleId, 'perm')
    expect(open).toBe(await count(perm))
    expect(overdue).toBe(await count(`${perm} and next_due_on < ${today}`))
  }
  // A firm counts the forms it may read, and no others.
  const own = `law_firm_id = (select law_firm_id from users where user_name = 'lawfirm@visacare.demo')`
  const readable = await count(`${kept} and ${own} and firm_may_read`)
  expect([(await of(FIRM, 'i9')).forms, readable > 0]).toEqual([readable, true])
})

test('a report is asked with the reader’s rights: no employee, no audit trail without its right, no foreign rows', async () => {
  expect((await (await server.as(EMPLOYEE)).get('/api/reports/run?report=status')).status).toBe(403)
  const refused = await (await server.as(ATTORNEY)).get('/api/reports/run?report=audit')
  expect([refused.status, refused.body.error?.message]).toEqual([
    403,
    'Your role does not see the records of this report.',
  ])
  const lumen = await system().one<{ id: number }>(`select id from companies where code = 'LUMEN'`)
  expect((await run(HR, 'status', `&companyId=${lumen.id}`)).table.total[0]).toBe(0)
})

test('only what the records offer can be asked; anything else is named, and nothing of it reaches the database', async () => {
  const client = await server.as(FIRM)
  const ask = (change: object) => {
    const selection = {
      dataset: 'cases',
      by: 'type',
      measures: ['open'],
      day: null,
      months: null,
      chart: null,
      ...change,
    }
    return client.get(`/api/reports/run?selection=${encodeURIComponent(JSON.stringify(selection))}`)
  }
  expect((await ask({})).status).toBe(200)
  for (const wrong of [{ by: 'k.id; drop table cases' }, { measures: ['constructor'] }, { day: '__proto__' }]) {
    const refused = await ask(wrong)
    expect([refused.status, refused.body.error?.fields?.selection]).toEqual([
      400,
      expect.stringMatching(/^These records do not have “/),
    ])
  }
  expect((await ask({ dataset: 'users' })).status).toBe(404)
})

test('a saved report is mailed to each reader with their own figures, once, and then waits for its next time', async () => {
  const client = await server.as(FIRM)
  const selection = readyReports[0]?.selection
  const { body: saved } = await client.post('/api/reports/saved', { name: 'My Monday', selection })
  expect((await client.post('/api/reports/saved', { name: 'my monday', selection })).body.error?.code).toBe(
    'NAME_TAKEN',
  )
  const attorney = await system().one<{ id: number }>(`select id from users where user_name = 'attorney@visacare.demo'`)
  const outsider = await system().one<{ id: number }>(`select id from users where user_name = 'employer@visacare.demo'`)
  const schedule = { every: 'week', weekday: 1, hour: 8, format: 'csv' }
  const arrange = (recipientIds: number[]) =>
    client.post(`/api/reports/saved/${saved.id}/schedule`, { schedule, recipientIds })
  expect((await arrange([outsider.id])).body.error?.code).toBe('NOT_A_COLLEAGUE')
  const { body: arranged } = await arrange([attorney.id])
  expect(arranged.nextAt).not.toBeNull()
  await mailReport(server.services, { savedId: saved.id, at: arranged.nextAt })
  await mailReport(server.services, { savedId: saved.id, at: arranged.nextAt })
  const mails = await system().rows<{ id: string; recipients: string[]; body: string }>(
    `select * from outbox_mails where template = 'report' order by id`,
  )
  expect(mails.map(({ recipients }) => recipients).sort()).toEqual([
    ['attorney@visacare.demo'],
    ['lawfirm@visacare.demo'],
  ])
  for (const mail of mails) {
    const { attachments = [], text } = JSON.parse(
      openField(server.services.keyring, mail.body, mailBody.place({ id: Number(mail.id) })),
    ) as Body
    const [file] = attachments as readonly { name: string; base64: string }[]
    const roleId = mail.recipients[0]?.startsWith('attorney') ? ATTORNEY : FIRM
    // A saved report is its owner's: the others read the same where everybody does.
    const link = new URL(/^http\S+visaCareReportPageView\S+$/m.exec(text)?.[0] ?? '')
    expect(link.searchParams.get('report')).toBe(roleId === FIRM ? `saved:${saved.id}` : 'status')
    expect((await (await server.as(roleId)).get(`/api/reports/run${link.search}`)).status).toBe(200)
    const { table } = await run(roleId, 'status')
    const last = Buffer.from(file?.base64 ?? '', 'base64')
      .toString()
      .trim()
      .split('\r\n')
      .at(-1)
    expect(last).toBe(['All', ...table.total].join(','))
  }
})

test('a report leaves as PDF, workbook or CSV, with the password proved again', async () => {
  const client = await server.as(FIRM)
  for (const [format, magic] of [
    ['pdf', '%PDF-'],
    ['xlsx', 'PK'],
    ['csv', 'Type,Open'],
  ] as const) {
    const file = await client.get(`/api/reports/download?report=status&format=${format}`)
    expect([format, file.status]).toEqual([format, 200])
    expect(Buffer.from(file.body).toString().startsWith(magic)).toBe(true)
  }
})

test('only who may read a report is put on its list, and only who is mailed is counted', async () => {
  const employer = await server.as(3)
  const idOf = async (name: string) =>
    (await system().one<{ id: number }>('select id from users where user_name = $1', [`${name}@visacare.demo`])).id
  const [employee, assistant] = [await idOf('employee'), await idOf('employerassistant')]
  const selection = readyReports[0]?.selection
  const { body: saved } = await employer.post('/api/reports/saved', { name: 'For two', selection })
  const schedule = { every: 'week', weekday: 1, hour: 8, format: 'csv' }
  const arrange = (recipientIds: number[]) =>
    employer.post(`/api/reports/saved/${saved.id}/schedule`, { schedule, recipientIds })
  const { body: office } = await employer.get('/api/reports/colleagues?dataset=cases')
  const offered = (office.colleagues as { id: number }[]).map(({ id }) => id)
  expect([offered.includes(assistant), offered.includes(employee)]).toEqual([true, false])
  // The employee works in the same company and reads no reports.
  expect((await arrange([employee])).body.error?.code).toBe('NOT_A_COLLEAGUE')
  expect((await arrange([assistant])).status).toBe(200)
  const said = async () => (await employer.post(`/api/reports/saved/${saved.id}/send`, {})).body.message
  expect(await said()).toBe('On its way to you and 1 more.')
  await employer.post(`/api/users/${assistant}/status`, { status: 'Inactive' })
  expect(await said()).toBe('On its way to you.')
})
