import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { today, opened, get, answers, save } = filingsOf(server)

describe('the fees of a case', () => {
  test('have payers, totals and an approval that ends when they change', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${id}/filing-fees`
    await attorney.get(path)
    // What the fee engine asks for is answered in the company's profile and the petition.
    await answers(id)
    const { body: fees } = await attorney.get(path)
    expect(fees.open, JSON.stringify(fees.open)).toEqual([])
    expect(fees.totalCents).toBe(
      fees.lines.reduce((sum: number, each: { amountCents: number }) => sum + each.amountCents, 0),
    )
    expect(fees.employerCents + fees.individualCents).toBe(fees.totalCents)
    const petition = fees.lines.find(({ code }: { code: string }) => code === 'I129H1B')
    expect(petition).toMatchObject({ payer: 'employer', whoMayPay: 'EMPLOYER_ONLY' })
    const refused = await attorney.put(path, { payers: { [petition.key]: 'individual' } })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PAYER_NOT_ALLOWED'])
    const approve = (more: object = {}) =>
      attorney.post(`${path}/approval`, { totalCents: fees.totalCents, confirmed: true, ...more })
    expect((await approve()).body.error.code).toBe('METHOD_MISSING')
    expect((await attorney.put(path, { paymentMethod: 'Card' })).body.paymentMethod).toBe('Card')
    expect((await approve({ totalCents: 1 })).body.error.code).toBe('FEES_CHANGED')
    const approved = await approve()
    expect(approved.body.approval, JSON.stringify(approved.body)).toMatchObject({ holds: true, byName: 'Miriam LANE' })
    await change(`update cases set options = options || '{"premium": true}' where id = $1`, [id])
    expect((await attorney.get(path)).body.approval.holds).toBe(false)
  })
})

describe('Proclamation 10973', () => {
  const fees = async (who: number, id: number) => {
    const { body } = await get(who, `/api/cases/${id}/filing-fees`)
    const of = (rows: { code: string }[]) => rows.filter(({ code }) => code === 'PROC')
    return { lines: of(body.lines), notDue: of(body.notDue), toConfirm: of(body.toConfirm) }
  }
  const say = async (who: number, text: string) => {
    const saying = { name: 'proclamation10973', text, source: 'The Federal Register', confirmed: true }
    const reply = await (await server.as(who)).post('/api/deadline-settings', saying)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }

  test('is due as an administrator says; with consular notification the attorney always decides', async () => {
    const { id } = await opened()
    await answers(id)
    await save(id, 'case', { 'case.requestedAction': { value: 'Notify the office' } })
    const open = await fees(ATTORNEY, id)
    expect(open).toMatchObject({ lines: [], notDue: [{ why: expect.stringContaining('is not entered yet') }] })
    expect(open.toConfirm).toHaveLength(1)
    for (const [state, cents] of [
      ['stayed', []],
      ['lapsed', []],
      // Its twelve months ended on 09-21-2026.
      ['active', []],
      ['extended', [{ amountCents: 10_000_000 }]],
    ] as const) {
      await say(1, state)
      const said = await fees(ATTORNEY, id)
      expect(said.lines, state).toMatchObject(cents)
      expect(said.toConfirm.length, state).toBeGreaterThan(0)
    }
    // The law firm's own word goes before the installation's, and counts for whoever looks at the case.
    expect((await fees(3, id)).lines).toHaveLength(1)
    await say(ATTORNEY, 'lapsed')
    expect((await fees(3, id)).lines).toEqual([])
    const check = (await get(ATTORNEY, `/api/cases/${id}/filing-check`)).body
    expect(check.findings).toContainEqual(
      expect.objectContaining({ rule: 'R10', sentence: expect.stringMatching(/Proclamation 10973 is due\.$/) }),
    )
  })

  test('does not concern an extension inside the United States', async () => {
    const { id } = await opened()
    await answers(id)
    expect((await fees(ATTORNEY, id)).toConfirm).toEqual([])
  })

  test('stands in the estimate before a case is opened as it does in the fees of the case', async () => {
    const { id } = await opened({ subType: 'capExempt' })
    const { companyId } = await system().one<{ companyId: number }>(
      'select company_id as "companyId" from cases where id = $1',
      [id],
    )
    const estimate = async () =>
      (await get(3, `/api/cases/estimate?companyId=${companyId}&typeId=1&subType=capExempt&channel=paper`)).body
    await say(1, 'extended')
    await say(ATTORNEY, 'stayed')
    const stayed = await estimate()
    expect(stayed.toConfirm).toContainEqual({ code: 'PROC', sentence: expect.stringContaining('set as stayed') })
    const own = (await get(3, `/api/cases/${id}/fees`)).body
    expect([stayed.lines, stayed.totalCents]).toEqual([own.lines, own.totalCents])
    await say(ATTORNEY, 'extended')
    expect((await estimate()).toConfirm).toContainEqual({
      code: 'PROC',
      sentence: expect.stringContaining('set as in force'),
    })
    await save(id, 'case', { 'case.requestedAction': { value: 'Notify the office' } })
    expect((await fees(3, id)).lines).toMatchObject([{ amountCents: 10_000_000 }])
  })
})

describe('the Visa Bulletin', () => {
  test('of the month says whether a priority date is current, until somebody knows better', async () => {
    const { id } = await opened({ typeId: 6, subType: undefined })
    await change(`update cases set priority_date = '2013-09-01' where id = $1`, [id])
    const attorney = await server.as(ATTORNEY)
    const answer = (fact: string, value: string) =>
      attorney.put(`/api/cases/${id}/filing-check/answers`, { fact, value })
    const bulletin = async (chart: 'FAD' | 'DFF', more: object = { fromOn: today(), untilOn: today() }) =>
      (await server.as(1)).post('/api/deadline-settings', {
        ...{ name: 'visaBulletin', text: `${chart}\nEB2 India 07-15-2013 12-01-2013`, source: 'travel.state.gov' },
        ...{ confirmed: true, ...more },
      })
    const current = async () => {
      const { body } = await attorney.get(`/api/cases/${id}/filing-check`)
      const [found] = body.findings.filter(({ rule }: { rule: string }) => rule === 'V50')
      const open = body.unchecked.some(({ rule }: { rule: string }) => rule === 'V50')
      return found?.sentence ?? (open ? 'not checked' : 'current')
    }
    expect((await answer('case.preference', 'E21')).status).toBe(200)
    expect(await current()).toBe('not checked')
    expect((await bulletin('FAD', {})).body.error.code).toBe('MONTH_MISSING')
    expect((await bulletin('FAD')).status).toBe(200)
    expect(await current()).toContain('09-01-2013 is not current: the chart says 07-15-2013')
    const onDeadlines = async () =>
      (await attorney.get(`/api/cases/${id}/deadlines`)).body.checks.find(
        ({ rule }: { rule: string }) => rule === 'D-50',
      )
    expect(await onDeadlines()).toMatchObject({ level: 'error', sentence: expect.stringContaining('not current') })
    await bulletin('DFF')
    expect(await current()).toBe('current')
    expect(await onDeadlines()).toMatchObject({ sentence: expect.stringContaining('cannot be approved yet') })
    await answer('case.bulletinCell', 'U')
    expect(await current()).toContain('the chart says U')
  })
})

describe('filing addresses', () => {
  test('are kept by the provider, dated, confirmed by attorneys too, and old ones are not fresh', async () => {
    const row = { formId: 'i-129', carrier: 'Courier', address: 'USCIS, Attn: I-129', effectiveFrom: '2026-01-01' }
    expect((await (await server.as(ATTORNEY)).put('/api/filing-addresses', row)).status).toBe(403)
    const saved = await (await server.as(1)).put('/api/filing-addresses', row)
    // Written down is not looked up.
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ fresh: false, verifiedOn: null })
    const confirmation = `/api/filing-addresses/${saved.body.id}/confirmation`
    expect((await (await server.as(13)).post(confirmation, {})).status).toBe(403)
    const confirmed = await (await server.as(ATTORNEY)).post(confirmation, { version: saved.body.version })
    expect(confirmed.body).toMatchObject({ fresh: true, verifiedOn: today(), verifiedBy: 'An attorney' })
    expect((await (await server.as(1)).post(confirmation, { version: saved.body.version })).status).toBe(409)
    const list = (await get(13, '/api/filing-addresses?formId=i-129')).body
    expect([list.mayEdit, list.mayConfirm]).toEqual([false, false])
    const history = (await get(13, `/api/filing-addresses/${saved.body.id}/history`)).body.items
    expect(history.map(({ what, byName }: Record<string, string>) => [what, byName])).toEqual([
      ['Confirmed', 'An attorney'],
      ['Added', expect.stringMatching(/\w/)],
    ])
    const moved = { ...row, addressId: saved.body.id, address: 'USCIS, another lockbox' }
    expect((await (await server.as(1)).put('/api/filing-addresses', moved)).body.verifiedOn).toBeNull()
    await (await server.as(1)).put('/api/filing-addresses', { ...row, addressId: saved.body.id })
    await (await server.as(ATTORNEY)).post(confirmation, {})
    await change(`update filing_addresses set verified_on = verified_on - 8 where id = $1`, [saved.body.id])
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const chosen = await attorney.put(`/api/cases/${id}/filing`, { addressId: saved.body.id })
    expect(chosen.body.plan).toMatchObject({ carrier: 'Courier', address: row.address })
    const offered = chosen.body.addresses.find((each: { id: number }) => each.id === saved.body.id)
    expect(offered.fresh).toBe(false)
  })
})
