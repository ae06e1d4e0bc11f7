import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { today, opened, get, answers, save } = filingsOf(server)

describe('the pre-filing check', () => {
  test('lists findings with severity, sentence, citation and where to put them right, and what it could not check', async () => {
    const { id } = await opened()
    const { status, body } = await get(ATTORNEY, `/api/cases/${id}/filing-check`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ stage: 'review', mayWaive: true, mayAnswer: true, filingDate: today() })
    expect(body.checked).toBeGreaterThan(10)
    expect(body.unchecked.length).toBeGreaterThan(5)
    expect(body.findings.length).toBeGreaterThan(0)
    for (const found of body.findings) {
      expect(found.sentence).not.toBe('')
      expect(found.citation).not.toBe('')
      expect(found.jump).toMatch(/^\//)
      expect(found.jumpLabel).toMatch(/^(Open|Choose|Approve|Confirm|Build) /)
    }
    const blank = body.findings.find(({ rule }: { rule: string }) => rule === 'R02')
    expect(blank.sentence).toMatch(/^Form [A-Z]+-\d+.* required answers? left blank\.$/)
    expect([blank.jump, blank.jumpLabel]).toEqual([
      expect.stringMatching(/\?item=/),
      expect.stringMatching(/^Open Form .* at Part .*, item /),
    ])
    expect(JSON.stringify(body)).not.toMatch(/"sentence":"[^"]*undefined/)
  })

  test('asks for what only it needs, and takes the answer away again', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const missing = (body: { unchecked: { missing: { fact: string }[] }[] }) =>
      body.unchecked.flatMap((each) => each.missing.map(({ fact }) => fact))
    const before = (await attorney.get(`/api/cases/${id}/filing-check`)).body
    expect(missing(before)).toContain('case.lcaCertifiedOn')
    const path = `/api/cases/${id}/filing-check/answers`
    const answered = await attorney.put(path, { fact: 'case.lcaCertifiedOn', value: '2026-10-01' })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    expect(missing(answered.body)).not.toContain('case.lcaCertifiedOn')
    expect((await attorney.put(path, { fact: 'case.lcaCertifiedOn', value: 'soon' })).status).toBe(400)
    expect((await attorney.put(path, { fact: 'case.signatures', value: [] })).body.error.code).toBe('NOT_ASKED')
    const taken = await attorney.put(path, { fact: 'case.lcaCertifiedOn', value: null })
    expect(missing(taken.body)).toContain('case.lcaCertifiedOn')
  })

  test('what somebody said not to know is not known: the rule that needs it is not checked', async () => {
    const { id } = await opened()
    await answers(id)
    const missing = async () => {
      const { unchecked } = (await get(ATTORNEY, `/api/cases/${id}/filing-check`)).body
      const counts = unchecked.find(({ rule }: { rule: string }) => rule === 'V30')
      return counts?.missing.map(({ fact }: { fact: string }) => fact)
    }
    expect(await missing()).toBeUndefined()
    await save(id, 'company', { 'company.h1bEmployees': { not: 'unknown' } })
    expect(await missing()).toContain('company.h1bEmployees')
    await save(id, 'company', { 'company.h1bEmployees': { value: 6 }, 'company.affiliates': { not: 'unknown' } })
    expect(await missing()).toContain('company.affiliates')
  })

  test('only an attorney waives an error, with a reason that is logged', async () => {
    const { id } = await opened()
    const { body } = await get(ATTORNEY, `/api/cases/${id}/filing-check`)
    const error = body.findings.find(({ severity }: { severity: string }) => severity === 'error')
    const path = `/api/cases/${id}/filing-check/waivers`
    const waiver = { finding: error.key, reason: 'Explained in the support letter.' }
    expect((await (await server.as(10)).post(path, waiver)).body.error.code).toBe('ATTORNEY_ONLY')
    expect((await (await server.as(3)).post(path, waiver)).status).toBe(403)
    const attorney = await server.as(ATTORNEY)
    expect((await attorney.post(path, { ...waiver, reason: '' })).status).toBe(400)
    const waived = (await attorney.post(path, waiver)).body
    expect(waived.blocking).toBeLessThan(body.blocking)
    expect(waived.findings.find(({ key }: { key: string }) => key === error.key).waived).toMatchObject({
      reason: waiver.reason,
      byName: 'Miriam LANE',
    })
    const logged = await system().one<{ n: number }>(
      `select count(*)::int as n from audit_events where operation = 'filings.waive' and subject = $1 and reason like $2`,
      [`case:${id}`, `${waiver.reason}%`],
    )
    expect(logged.n).toBe(1)
    const back = await attorney.call('DELETE', `${path}/${error.key}`)
    expect(back.body.blocking).toBe(body.blocking)
    expect((await attorney.call('DELETE', `${path}/${error.key}`)).body.error.code).toBe('NOT_WAIVED')
  })

  test('a waiver is for one finding: another of the same rule still blocks, and another value ends it', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const waive = (finding: string) =>
      attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding, reason: 'The passport is being corrected.' })
    const passport = async (name: string) => {
      const fact = { fact: 'person.passportFamilyName', value: name }
      return (await attorney.put(`/api/cases/${id}/filing-check/answers`, fact)).body
    }
    type Found = { rule: string; key: string; waived: object | null }
    const of = (body: { findings: Found[] }, wanted: string) => body.findings.filter(({ rule }) => rule === wanted)

    // A second appearance has blanks of its own.
    await attorney.post(`/api/cases/${id}/forms`, { formId: 'g-28', side: 'beneficiary' })
    const body = await passport('SHARMAA')
    const blanks = of(body, 'R02')
    expect(blanks.length, JSON.stringify(body.findings)).toBeGreaterThan(1)
    const one = (await waive(blanks[0]?.key ?? '')).body
    expect(one.blocking).toBe(body.blocking - 1)
    expect(of(one, 'R02').map(({ waived }) => waived !== null)).toEqual(blanks.map((_, n) => n === 0))

    const [named] = of(body, 'V01')
    const held = (await waive(named?.key ?? '')).body
    expect(of(held, 'V01')[0]?.waived).toMatchObject({ reason: 'The passport is being corrected.' })
    // The same sentence in other letters is no other finding; another name is.
    expect(of(await passport('SHARMAA'), 'V01')[0]?.waived).not.toBeNull()
    const changed = await passport('SHARMAB')
    expect(of(changed, 'V01')).toMatchObject([{ waived: null }])
    expect(changed.blocking).toBe(held.blocking + 1)
    expect(changed.ended).toMatchObject([{ rule: 'V01', sentence: expect.stringContaining('SHARMAA') }])
    expect((await waive(named?.key ?? '')).body.error.code).toBe('FINDING_GONE')
    // What was put back is what was waived.
    expect(of(await passport('SHARMAA'), 'V01')[0]?.waived).not.toBeNull()
  })

  test('a waiver from before waivers named their finding holds for none, and stays on record', async () => {
    const { id } = await opened()
    const before = (await get(ATTORNEY, `/api/cases/${id}/filing-check`)).body
    await change(
      `insert into case_waivers (company_id, case_id, law_firm_id, rule, reason, role_id, at, by_name)
       select company_id, id, law_firm_id, 'R02', 'Looked at.', 9, now(), 'Miriam LANE' from cases where id = $1`,
      [id],
    )
    const after = (await get(ATTORNEY, `/api/cases/${id}/filing-check`)).body
    expect(after.blocking).toBe(before.blocking)
    expect(after.ended).toMatchObject([{ rule: 'R02', sentence: '', reason: 'Looked at.' }])
  })

  test('a warning is acknowledged one by one by whoever prepares the filing, who may take that back', async () => {
    const { id } = await opened()
    const paralegal = await server.as(13)
    const { body } = await paralegal.get(`/api/cases/${id}/filing-check`)
    const warning = body.findings.find(({ severity }: { severity: string }) => severity === 'warn')
    const path = `/api/cases/${id}/filing-check`
    const seen = await paralegal.post(`${path}/acknowledgements`, { finding: warning.key })
    expect(seen.body.unacknowledged, JSON.stringify(seen.body)).toBe(body.unacknowledged - 1)
    const back = await paralegal.call('DELETE', `${path}/waivers/${warning.key}`)
    expect(back.body.unacknowledged).toBe(body.unacknowledged)
  })

  test('is not shown to the employee of a LEGAL case', async () => {
    const { id } = await opened()
    expect((await get(5, `/api/cases/${id}/filing-check`)).status).toBe(403)
  })
})

test('a filing is planned for today or later; a day that has passed since stays until another is chosen', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const plan = (fileOn: string) => attorney.put(`/api/cases/${id}/filing`, { fileOn, carrier: 'Courier' })
  expect((await plan('2020-11-01')).body.error.code).toBe('DAY_PAST')
  expect((await plan(today())).body.plan.fileOn).toBe(today())
  await change(`update case_filing_plans set file_on = '2026-11-01' where case_id = $1`, [id])
  expect((await plan('2026-11-01')).status).toBe(200)
})

test('what was filed is not prepared any more: plan, fees, signatures and waivers stay as they were', async () => {
  const { id } = await opened()
  await change(`update cases set status = 7, stage = 'RECEIPTED', filed_on = '2026-11-01' where id = $1`, [id])
  const attorney = await server.as(ATTORNEY)
  const tried = [
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' }),
    await attorney.post(`/api/cases/${id}/filing-fees/approval`, { totalCents: 0 }),
    await attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding: 'x', reason: 'It does not matter.' }),
    await attorney.post(`/api/cases/${id}/packages`, {}),
  ]
  expect(tried.map(({ status, body }) => [status, body.error?.code])).toEqual(tried.map(() => [409, 'ALREADY_FILED']))
  expect((await attorney.get(`/api/cases/${id}/filing`)).body).toMatchObject({ mayEdit: false, mayFile: false })
})
