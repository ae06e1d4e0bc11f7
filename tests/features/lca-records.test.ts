import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { formOf } from './support/documents.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened } = filingsOf(server)
const EMPLOYER = 3
const base = '/caseflowApi/caseflowinitiation'

test('a child LCA is asked for by the employer, read at every address of the specification, and worked on by the firm', async () => {
  const { id } = await opened()
  const [employer, attorney] = [await server.as(EMPLOYER), await server.as(ATTORNEY)]
  const made = await employer.post(`${base}/createChildLCA`, {
    ...{ caseId: id, jobTitle: 'Data Engineer', workers: 1, worksiteCity: 'Boston', worksiteState: 'MA' },
    ...{ beginsOn: '2027-02-01', endsOn: '2030-01-31', note: 'Second site' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const child = made.body
  expect(child).toMatchObject({ caseId: id, childCaseId: id, status: 'Draft', jobTitle: 'Data Engineer', workers: 1 })
  expect((await employer.put(`${base}/updateChildLCA`, { id: child.id, workers: 2 })).body.workers).toBe(2)
  for (const path of [`getChildLCADetailsById/${child.id}`, `getChildCaseIdLCADetails/${id}`])
    expect((await attorney.get(`${base}/${path}`)).body).toMatchObject({
      id: child.id,
      workers: 2,
      note: 'Second site',
    })
  for (const path of [
    `getChildLCADetailsList/${id}`,
    `getChildLCADetailsListFromCompanyId/${child.companyAutoId}`,
    'getAllChildLCADetails',
  ])
    expect((await attorney.get(`${base}/${path}`)).body.map((each: { id: number }) => each.id)).toContain(child.id)
  const wrong = await employer.put(`${base}/updateChildLCA`, { id: child.id, worksiteState: 'XX' })
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['worksiteState']])
  expect((await (await server.as(5)).get(`${base}/getAllChildLCADetails`)).status).toBe(403)

  // The LCA that the case rests on is the same record.
  expect((await attorney.get(`/api/cases/${id}/lca`)).body.lca.known['case.lcaWorkers'].value).toBe(2)
})

test('notice at two places, each with its proof; a person takes it down; the check reads the first day', async () => {
  const { id } = await opened()
  const [employer, attorney] = [await server.as(EMPLOYER), await server.as(ATTORNEY)]
  const { id: lcaId } = (await employer.post(`${base}/createChildLCA`, { caseId: id, workers: 1 })).body
  const today = server.today()
  const post = (place: string) =>
    employer.post(`/api/lcas/${lcaId}/notices`, { kind: 'posting', site: '200 Harbor Street', place, firstDay: today })
  expect((await post('Lobby board')).status).toBe(200)
  expect((await post('lobby board')).body.error.code).toBe('SAME_PLACE')
  const { notices } = (await post('Kitchen')).body
  expect(notices).toHaveLength(2)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const notice of notices) {
    const proved = await employer.post(`/api/lcas/${lcaId}/notices/${notice.id}/proof`, formOf({}, png, 'photo.png'))
    expect(proved.status, JSON.stringify(proved.body)).toBe(200)
  }
  const record = (await attorney.get(`/api/lcas/${lcaId}`)).body
  expect(record.known['case.lcaNoticeOn'].value).toBe(today)
  expect(record.posting.days).toHaveLength(10)
  expect(record.posting.gaps).toEqual(['not posted for 10 business days'])
  const proof = record.checks.find(({ key }: { key: string }) => key === 'proof')
  expect(proof.ok).toBe(true)
  const down = `/api/lcas/${lcaId}/notices/${notices[0].id}/take-down`
  expect((await employer.post(down, { on: '2030-01-01' })).body.error.code).toBe('NOT_YET')
  expect((await employer.post(down, { on: today })).body.notices[0].takenDownOn).toBe(today)
  expect((await employer.post(down, { on: today })).body.error.code).toBe('DOWN_ALREADY')
  // Down before its ten business days are over: the day until which it stays up is still awaited.
  await employer.post(`/api/lcas/${lcaId}/notices/${notices[1].id}/take-down`, { on: today })
  expect((await attorney.get(`/api/lcas/${lcaId}`)).body.known['case.lcaNoticeDownOn']).toBeUndefined()
  // What the firm prepares, the employer does not change.
  const refused = await employer.put(`/api/lcas/${lcaId}/conditions`, { conditions: { disclosure: 'principal' } })
  expect(refused.status).toBe(403)
})

test('reasons, counts and withdrawal of an LCA; at exactly 15 percent the regulation decides', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const { id: lcaId } = (await attorney.post(`${base}/createChildLCA`, { caseId: id, workers: 1 })).body
  const prevailing = {
    source: 'OEWS',
    year: 2026,
    area: 'Boston',
    levels: [11_230_000, 13_490_000, 15_020_000, 16_860_000],
  }
  const points = { experience: 1, education: 0, skills: 0, supervision: 0, notes: {} }
  const kept = await attorney.put(`/api/lcas/${lcaId}/conditions`, { conditions: { prevailing, points } })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  // What is said next leaves what was said before.
  const more = await attorney.put(`/api/lcas/${lcaId}/conditions`, { conditions: { disclosure: 'principal' } })
  expect(more.body.conditions).toMatchObject({ prevailing, points: { experience: 1 }, disclosure: 'principal' })
  const falling = { ...prevailing, levels: [4, 3, 2, 1] }
  expect(
    (await attorney.put(`/api/lcas/${lcaId}/conditions`, { conditions: { prevailing: falling } })).body.error.code,
  ).toBe('NOT_A_PRICE')
  await attorney.put(`/api/lcas/${lcaId}/answers`, { answers: { 'case.lcaDependent': { value: false } } })
  const counted = await attorney.post(`/api/lcas/${lcaId}/dependency-counts`, {
    ...{ countedOn: server.today(), event: 'New LCA', employees: 60, fullTimeEquivalents: 60, h1b: 9 },
  })
  expect(counted.body.dependency[0]).toMatchObject({ dependentSpec: false, dependentReg: true })
  const check = counted.body.checks.find(({ key }: { key: string }) => key === 'dependent')
  expect(check).toMatchObject({ ok: false, says: expect.stringContaining('Exactly 15 %') })
  const assistant = await server.as(13)
  const prepared = (await assistant.get(`/api/lcas/${lcaId}`)).body.may
  expect([prepared.prepare, prepared.decide]).toEqual([true, false])
  const refused = await assistant.post(`/api/lcas/${lcaId}/withdraw`, { on: server.today(), why: 'Canceled' })
  expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringContaining('The attorney')])
  const gone = await attorney.post(`/api/lcas/${lcaId}/withdraw`, { on: server.today(), why: 'Canceled' })
  expect(gone.body).toMatchObject({ standing: 'Withdrawn', conditions: { prevailing: { area: 'Boston' } } })
  const events = await recordsOf(server)
    .system()
    .rows<{ operation: string }>(`select operation from audit_events where subject = $1 order by at`, [`lca:${lcaId}`])
  expect(events.map(({ operation }) => operation)).toContain('lcaRecords.withdraw')
})

test('a table of prevailing wages: wrong rows are named, a firm’s own stay its own', async () => {
  const attorney = await server.as(ATTORNEY)
  const head = 'soc,area,year,level1,level2,level3,level4'
  const bad = { csv: `${head}\n15-1243,Boston,2026,54.00,64.86,72.21,81.06\n151243,,26,1,2,3,x`, source: 'OEWS' }
  const preview = (await attorney.post('/api/prevailing-wages/preview', bad)).body
  expect(preview).toMatchObject({ good: 1, replaced: 0 })
  expect(preview.problems.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
    ...['3 soc', '3 area', '3 year', '3 level4'],
  ])
  expect((await attorney.post('/api/prevailing-wages', bad)).body.error.code).toBe('ROWS_WRONG')
  const good = { ...bad, csv: `${head}\n15-1243,Boston,2026,54.00,64.86,72.21,"168,600"` }
  expect((await attorney.post('/api/prevailing-wages', good)).body).toEqual({ kept: 1 })
  const { items } = (await attorney.get('/api/prevailing-wages?soc=15-1243')).body
  expect(items).toEqual([
    expect.objectContaining({ area: 'Boston', levels: [11_232_000, 13_490_880, 15_019_680, 16_860_000] }),
  ])
  expect((await (await server.as(EMPLOYER)).get('/api/prevailing-wages?soc=15-1243')).body.items).toEqual([])
})

test('the pre-filing check reads what is kept with the LCA: positions, placements, deductions, notices, counts', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const { id: lcaId } = (await attorney.post(`${base}/createChildLCA`, { caseId: id, workers: 1 })).body
  const today = server.today()
  const check = async () => (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
  type Named = { rule: string; jump: string; sentence: string; missing: { fact: string; jump: string }[] }
  const of = (rows: Named[], rule: string) => rows.filter((each) => each.rule === rule)
  const before = await check()
  expect(of(before.unchecked, 'V93')[0]?.missing).toMatchObject([
    { fact: 'case.lcaNotices', jump: `/visaCareLcaRequestDetails/${id}` },
    { fact: 'case.lcaFiledOn' },
  ])
  expect(of(before.unchecked, 'V92')[0]?.missing).toMatchObject([{ fact: 'case.forbiddenDeduction' }])
  expect(of([...before.unchecked, ...before.findings], 'V77')).toEqual([])

  const deduction = { worker: 'The worker', kind: 'penalty for leaving', cents: 500_00, paidCents: 90_000_00 }
  await attorney.put(`/api/lcas/${lcaId}/conditions`, { conditions: { deductions: [deduction] } })
  await attorney.put(`/api/lcas/${lcaId}/answers`, {
    answers: { 'case.lcaDependent': { value: false }, 'case.lcaFiledOn': { value: today } },
  })
  await attorney.post(`/api/lcas/${lcaId}/dependency-counts`, {
    ...{ countedOn: today, event: 'New LCA', employees: 60, fullTimeEquivalents: 60, h1b: 9 },
  })
  const notice = { kind: 'posting', site: '200 Harbor Street', place: 'Lobby', firstDay: today }
  await attorney.post(`/api/lcas/${lcaId}/notices`, notice)
  await recordsOf(server).change('update lcas set known = jsonb_set(known, $2, $3) where id = $1', [
    ...[lcaId, '{case.lcaWorkers,value}', '0'],
  ])
  const { findings } = await check()
  for (const rule of ['V77', 'V92', 'V93', 'V94'])
    expect(of(findings, rule)[0], rule).toMatchObject({
      jump: expect.stringMatching(`^/visaCareLcaRequestDetails/${id}`),
    })
})

test('a notice that hung for ten business days and came down is not awaited; hung again, it is', async () => {
  const { id } = await opened()
  const employer = await server.as(EMPLOYER)
  const { id: lcaId } = (await employer.post(`${base}/createChildLCA`, { caseId: id, workers: 1 })).body
  const today = server.today()
  const post = async (place: string) =>
    (
      await employer.post(`/api/lcas/${lcaId}/notices`, {
        ...{ kind: 'posting', site: '200 Harbor Street', place, firstDay: addDays(today, -30) },
      })
    ).body
  await post('Lobby board')
  const [first, second] = (await post('Kitchen')).notices
  const down = async ({ id: noticeId }: { id: number }) =>
    (await employer.post(`/api/lcas/${lcaId}/notices/${noticeId}/take-down`, { on: today })).body.known
  expect((await down(first))['case.lcaNoticeDownOn']).toBeUndefined()
  expect((await down(second))['case.lcaNoticeDownOn'].value).toBe(today)
  expect((await post('Reception')).known['case.lcaNoticeDownOn']).toBeUndefined()
})
