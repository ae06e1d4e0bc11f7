import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { keepAllBlanks, keepBlank } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const ATTORNEY = 9
const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const today = () => server.clock.now().toISOString().slice(0, 10)

/** An H-1B extension of Priya's, opened by the employer. */
async function opened(more: object = {}) {
  const priya = await system().one<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const reply = await (await server.as(3)).post('/api/cases', {
    ...{ typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' },
    ...more,
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as { id: number; number: string }
}

const get = async (who: number, path: string) => (await server.as(who)).get(path)

/** Waits until the worker is done with a package. */
async function built(id: number, packageId: number) {
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await get(ATTORNEY, `/api/cases/${id}/packages/${packageId}`)
    if (!['Waiting', 'Working'].includes(body.status)) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The package was not built in time.')
}

/** Waits until the worker has looked for the codes of a scan. */
async function scanRead(id: number, scanId: number) {
  for (let tries = 0; tries < 600; tries++) {
    const { items } = (await get(ATTORNEY, `/api/cases/${id}/signature-scans`)).body
    const scan = items.find((each: { id: number }) => each.id === scanId)
    if (scan.status !== 'Reading') return scan
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The scan was not read in time.')
}

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
    expect(open).toMatchObject({ lines: [], notDue: [{ why: expect.stringContaining('Nobody has said yet') }] })
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

describe('a filing package', () => {
  test('is asked for once, and again when it has not come within an hour', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const asked = () => attorney.post(`/api/cases/${id}/packages`)
    const first = (await asked()).body
    await change(`update case_packages set status = 'Working' where id = $1`, [first.id])
    expect((await asked()).body.error.code).toBe('UNDER_WAY')
    await change(`update case_packages set created_at = created_at - interval '61 minutes' where id = $1`, [first.id])
    expect((await asked()).status).toBe(200)
    const { packages } = (await attorney.get(`/api/cases/${id}/filing`)).body
    expect(packages.find((each: { id: number }) => each.id === first.id)).toMatchObject({ status: 'Failed' })
  })

  test('with proof pages says so on every page, and nobody files it', async () => {
    const { id } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    const done = await built(id, started.body.id)
    const proofs = done.contents.filter(({ kind }: { kind: string }) => kind === 'proof')
    expect(proofs.map(({ label }: { label: string }) => label)).toContain('Form I-129 (proof)')
    expect(done.missing).toContain(
      'Form I-129: proof pages stand in its place, because its official blank is not in the form library. They cannot be filed.',
    )
    const file = await fetch(new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url), {
      headers: { cookie: attorney.cookie },
    })
    expect(file.headers.get('content-disposition')).toContain('-package-1-proof.pdf')
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(pdf.info.Title).toMatch(/^Proof, not for filing/)
    for (const { text } of pdf.pages) expect(text).toContain('Proof, not for filing')
    for (const page of pdf.pages.slice(proofs[0].page - 1, proofs[0].page - 1 + proofs[0].pages))
      expect(page.text).toContain('Proof, not the official form')
    // Nobody signs a proof.
    const { body: state } = await attorney.get(`/api/cases/${id}/filing`)
    for (const { packagePage, pageCode } of state.signHere) expect([packagePage, pageCode]).toEqual([null, ''])

    const filed = { filedOn: today(), proofOfFiling: '1Z999AA10123456784' }
    const refused = await attorney.post(`/api/cases/${id}/packages/${done.id}/filed`, filed)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PROOF_PAGES'])
    expect(refused.body.error.details.errors).toHaveLength(proofs.length)
    expect(refused.body.error.details.errors).toContain(
      'Form I-129 is a proof in package 1, not the official form. Add its official blank in the Form Library, then build the package again.',
    )

    const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    const missing = check.findings.filter(({ rule }: { rule: string }) => rule === 'R14')
    expect(missing).toHaveLength(proofs.length)
    expect(missing[0]).toMatchObject({ severity: 'error', waivable: false, group: 'Forms and editions' })
    const waived = await attorney.post(`/api/cases/${id}/filing-check/waivers`, {
      ...{ finding: missing[0].key, reason: 'It looks the same.' },
    })
    expect([waived.status, waived.body.error.code]).toEqual([409, 'NOT_WAIVABLE'])
    // Before review nobody is told: the blanks may come until the case goes out.
    const review = (await attorney.get(`/api/cases/${id}/filing-check?stage=review`)).body
    expect(review.findings.some(({ rule }: { rule: string }) => rule === 'R14')).toBe(false)

    await change(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id])
    const moved = await attorney.post(`/api/cases/${id}/move`, {
      ...{ to: 6, channel: 'paper', signedByHand: true, feesApproved: true, errorsWaived: 'Checked by hand.' },
      ...filed,
    })
    expect([moved.status, moved.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    const sentences = JSON.stringify(moved.body.error)
    for (const { sentence } of missing) expect(sentences).toContain(sentence.slice(0, -1))
  })

  test('is built in a job, signed by hand, matched by page code and filed with hashes', async () => {
    await keepAllBlanks(server.services)
    const { id, number } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    const done = await built(id, started.body.id)
    expect(done, JSON.stringify(done)).toMatchObject({ status: 'Ready', number: 1, outdated: false })
    const kinds = done.contents.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['cover', 'index', 'fees'])
    expect(kinds).toContain('form')
    expect(done.missing.join('\n')).toContain('ETA-9035')
    const file = await fetch(new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url), {
      headers: { cookie: attorney.cookie },
    })
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(done.sha256)
    const pdf = await readPdf(bytes)
    expect(pdf.pages).toHaveLength(done.pages)
    expect(pdf.outline.slice(0, 3)).toEqual(['Cover letter', 'Index', 'Fee sheet'])
    expect(pdf.pages[1]?.text).toContain('G-28')
    expect(pdf.pages.at(-1)?.text).toContain(`${number}-P1-`)

    const { body: state } = await attorney.get(`/api/cases/${id}/filing`)
    const here = state.signHere.find(({ formId }: { formId: string }) => formId === 'g-28')
    expect(here.pageCode).toBe(`${number}-P1-${String(here.packagePage).padStart(3, '0')}`)
    expect(pdf.pages[here.packagePage - 1]?.text).toContain(here.pageCode)

    const scan = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(samplePhoto().bytes)], { type: 'image/png' }), name)
      const sent = await attorney.post(`/api/cases/${id}/signature-scans`, form)
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      return (await scanRead(id, sent.body.id)).pages[0].state
    }
    expect(await scan('signed.png')).toBe('No code')
    expect(await scan('26-99999-P1-001.png')).toBe('Foreign')
    expect(await scan(`${number}-P1-001.png`)).toBe('Nothing to sign')
    expect(await scan(`${here.pageCode}.png`)).toBe('Matched')
    const scanned = await attorney.get(`/api/cases/${id}/filing`)
    const sameBlock = scanned.body.signHere.find(
      (each: typeof here) => each.caseFormId === here.caseFormId && each.block === here.block,
    )
    expect(sameBlock.signed).toMatchObject({ kind: 'Scan', scanned: true })

    const filed = { filedOn: today(), proofOfFiling: '1Z999AA10123456784' }
    const file6 = () => attorney.post(`/api/cases/${id}/packages/${done.id}/filed`, filed)
    expect((await file6()).body.error.code).toBe('ADDRESS_MISSING')
    await attorney.put(`/api/cases/${id}/filing`, { carrier: 'Courier', address: 'USCIS lockbox' })
    expect((await file6()).body.error.code).toBe('ADDRESS_OLD')
    await attorney.put(`/api/cases/${id}/filing`, { verified: true })
    const errors = await file6()
    expect(errors.body.error.code).toBe('ERRORS_OPEN')
    const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    const waive = (finding: string) =>
      attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding, reason: 'Looked at by hand.' })
    for (const { key, severity } of check.findings) if (severity === 'error') await waive(key)
    const unseen = (await file6()).body.error
    expect([unseen.code, unseen.details.errors[0]]).toEqual(['ERRORS_OPEN', expect.stringMatching(/acknowledged/)])
    const see = (finding: string) => attorney.post(`/api/cases/${id}/filing-check/acknowledgements`, { finding })
    const unsigned = check.findings.find(({ rule }: { rule: string }) => rule === 'V62')
    expect((await see(unsigned.key)).body.error.code).toBe('NOT_A_WARNING')
    for (const { key, severity } of check.findings) if (severity === 'warn') await see(key)
    const seen = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    expect([seen.blocking, seen.unacknowledged]).toEqual([0, 0])
    // The case has not been approved for filing yet, and signatures are not waived.
    expect((await file6()).status).toBe(409)
    for (const each of scanned.body.signHere)
      await attorney.put(`/api/cases/${id}/signatures`, {
        ...{ caseFormId: each.caseFormId, block: each.block, signedOn: today() },
      })
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    const fees = (await attorney.get(`/api/cases/${id}/filing-fees`)).body
    const approval = { totalCents: fees.totalCents, confirmed: true }
    expect((await attorney.post(`/api/cases/${id}/filing-fees/approval`, approval)).status).toBe(200)
    await change(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id])
    const gone = await file6()
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(gone.body.packages[0]).toMatchObject({ status: 'Filed', proofOfFiling: filed.proofOfFiling })
    const row = await system().one('select status, filed_on as "filedOn" from cases where id = $1', [id])
    expect(row).toMatchObject({ status: 6, filedOn: today() })
    // What changed since is compared with what was filed, on the same day too; answered and back again is no change.
    const { personId } = await system().one<{ personId: number }>(
      'select person_id as "personId" from cases where id = $1',
      [id],
    )
    const since = async () => (await attorney.get(`/api/people/${personId}/changes-since-filing`)).body
    expect(await since()).toMatchObject({ number, packageNumber: 1, items: [] })
    const birthCity = (value: string) => save(id, 'person', { 'person.birthCity': { value } })
    const { city } = await system().one<{ city: string }>(
      `select known #>> '{person.birthCity,value}' as city from fact_documents where subject = 'person' and subject_id = $1`,
      [personId],
    )
    await birthCity('Elsewhere')
    expect((await since()).items).toMatchObject([{ fact: 'person.birthCity', times: 1 }])
    await birthCity(city)
    expect((await since()).items).toEqual([])
    // Rejected by the agency: its forms are open again at once, and not when the rejection is taken back.
    const filedForms = () => system().rows(`select 1 from case_forms where case_id = $1 and status = 'Filed'`, [id])
    const reject = () => attorney.post(`/api/cases/${id}/events`, { event: 'rejection', reason: 'The fee was wrong.' })
    expect((await reject()).body.status).toBe(5)
    expect(await filedForms()).toEqual([])
    expect((await attorney.post(`/api/cases/${id}/undo`)).body.status).toBe(6)
    expect((await filedForms()).length).toBeGreaterThan(0)
    expect((await reject()).body.status).toBe(5)
    const again = await attorney.post(`/api/cases/${id}/packages`)
    expect(again.body).toMatchObject({ number: 2 })
    expect((await built(id, again.body.id)).status).toBe('Ready')
    expect(await filedForms()).toEqual([])
    const kept = await system().one<{ after: { sha256: string; snapshotSha256: string } }>(
      `select after from audit_events where operation = 'filings.markFiled' and subject = $1`,
      [`package:${done.id}`],
    )
    expect(kept.after.sha256).toBe(done.sha256)
    expect(kept.after.snapshotSha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test('has the payment form from the fees, and scans of signed pages in place of the unsigned ones', async () => {
    await keepBlank(server.services, 'g-28')
    await keepBlank(server.services, 'g-1450')
    const { id } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    const { body: fees } = await attorney.get(`/api/cases/${id}/filing-fees`)
    const build = async () => {
      const done = await built(id, (await attorney.post(`/api/cases/${id}/packages`)).body.id)
      const path = new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url)
      const file = await fetch(path, { headers: { cookie: attorney.cookie } })
      return { done, pdf: await readPdf(new Uint8Array(await file.arrayBuffer())) }
    }
    const first = await build()
    const payment = first.done.contents.find(({ kind }: { kind: string }) => kind === 'payment')
    const paymentPage = first.pdf.pages[payment.page - 1]?.text ?? ''
    // The signatory of the petition and the whole amount; of the card nothing is known.
    expect(paymentPage).toContain('ACHEBE')
    expect(paymentPage).toContain(String(fees.totalCents / 100))
    expect(first.done.missing.join('\n')).toContain('the card holder completes and signs Form G-1450 by hand')

    const { signHere } = (await attorney.get(`/api/cases/${id}/filing`)).body
    const here = signHere.find(({ formId }: { formId: string }) => formId === 'g-28')
    // What a scanner with text recognition makes: pictures of pages with the words it read.
    const picture = { document: samplePhoto().prepared, label: 'Scan', stamp: 'WRITTEN IN INK' }
    const foot = (page: number) => (page === 2 ? here.pageCode : '')
    const scan = joined(assemble([picture, picture], { title: 'Scan', pageNumber: foot }).parts)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(scan)], { type: 'application/pdf' }), 'scan0001.pdf')
    const scanned = await attorney.post(`/api/cases/${id}/signature-scans`, form)
    expect(scanned.status, JSON.stringify(scanned.body)).toBe(200)
    const states = (await scanRead(id, scanned.body.id)).pages.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['No code', 'Matched'])

    const second = await build()
    expect(second.pdf.outline).toEqual(first.pdf.outline)
    expect(second.done.contents).toEqual(first.done.contents)
    const signedPage = second.pdf.pages[here.packagePage - 1]?.text ?? ''
    expect(signedPage).toContain('WRITTEN IN INK')
    expect(signedPage).toContain(here.pageCode)
    const others = second.pdf.pages.filter((_, index) => index !== here.packagePage - 1)
    expect(others.some(({ text }) => text.includes('WRITTEN IN INK'))).toBe(false)

    // A box of the page says something else now: what was signed is not what would be filed.
    await save(id, 'company', { 'company.noticesToAttorney': { value: true } })
    const third = await build()
    expect(third.pdf.pages[here.packagePage - 1]?.text).not.toContain('WRITTEN IN INK')
    expect(third.done.missing.join('\n')).toContain(
      'page 3 was changed after it was signed: print, sign and scan it again',
    )
  })

  test('is counted page by page against the editions of its forms', async () => {
    await keepBlank(server.services, 'g-28')
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const pages = async () => {
      const { body } = await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)
      const open = body.unchecked.find(({ rule }: { rule: string }) => rule === 'V65')
      const wrong = body.findings.filter(({ rule }: { rule: string }) => rule === 'V65')
      return { open: open?.missing[0], wrong: wrong.map(({ sentence }: { sentence: string }) => sentence) }
    }
    expect(await pages()).toMatchObject({ open: { jumpLabel: 'Build the package' }, wrong: [] })
    const done = await built(id, (await attorney.post(`/api/cases/${id}/packages`)).body.id)
    const forms = done.contents.filter(({ kind }: { kind: string }) => kind === 'form')
    expect(forms.length, JSON.stringify(done.contents)).toBeGreaterThan(0)
    expect((await pages()).wrong).toEqual([])
    await change(
      `update case_packages set contents = (
         select jsonb_agg(case when e ->> 'kind' = 'form' then e || '{"pages": 3}' else e end) from jsonb_array_elements(contents) e)
        where id = $1`,
      [done.id],
    )
    const { wrong } = await pages()
    expect(wrong).toHaveLength(forms.length)
    expect(wrong[0]).toMatch(/^Form G-28.* has 3 pages in the package, its edition 4\.$/)
  })

  test('goes out of date when a fact changes, and a type without a filing has none', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    await built(id, started.body.id)
    await answers(id)
    const { body } = await attorney.get(`/api/cases/${id}/packages/${started.body.id}`)
    expect(body.outdated).toBe(true)
    const filing = { filedOn: today(), proofOfFiling: 'ABC' }
    const filed = await attorney.post(`/api/cases/${id}/packages/${started.body.id}/filed`, filing)
    expect(filed.body.error.code).toBe('PACKAGE_OUTDATED')
    const paf = await opened({ typeId: 11, subType: undefined, personId: undefined })
    expect((await attorney.post(`/api/cases/${paf.id}/packages`)).body.error.code).toBe('NOTHING_TO_FILE')
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

/** What the fee engine needs to know, as the questionnaires would have saved it. */
async function answers(id: number): Promise<void> {
  await save(id, 'company', {
    'company.employees': { value: 120 + id },
    'company.fullTimeEquivalents': { value: 110 },
    'company.h1bEmployees': { value: 6 },
    'company.l1Employees': { value: 1 },
    'company.nonprofitTaxExempt': { value: false },
  })
  await save(id, 'case', { 'case.laterExtension': { value: false }, 'case.correctsError': { value: false } })
}

async function save(
  id: number,
  subject: 'company' | 'case' | 'person',
  said: Record<string, { value: unknown }>,
): Promise<void> {
  const { personId, companyId, lawFirmId } = await system().one<Record<'personId' | 'companyId' | 'lawFirmId', number>>(
    'select person_id as "personId", company_id as "companyId", law_firm_id as "lawFirmId" from cases where id = $1',
    [id],
  )
  const saving = {
    ...{ keyring: server.services.keyring, source: 'form' as const, by: null, now: server.clock.now() },
    owner: { companyId, lawFirmId },
  }
  const ref = { subject, id: { company: companyId, person: personId, case: id }[subject] }
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await saveFacts(tx, ref, said, saving)
  })
}
