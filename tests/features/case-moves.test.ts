import { beforeAll, describe, expect, test } from 'vitest'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
beforeAll(() => keepAllBlanks(server.services))
const { system, change, personNamed } = recordsOf(server)
const { row, opened, move } = casesOf(server)

const record = async (who: number, id: number, body: object) =>
  (await server.as(who)).post(`/api/cases/${id}/events`, body)

/** What the attorney vouches for when a package goes out. */
const FILING = {
  ...{ signedByHand: true, feesApproved: true, channel: 'paper', proofOfFiling: '1Z999AA10123456784' },
  preparedElsewhere: 'Prepared and sent by the firm’s former software.',
  errorsWaived: 'Checked by hand.',
}

async function ready(id: number) {
  expect((await move(5, id, { to: 2, despiteMissing: true })).status).toBe(200)
  expect((await move(13, id, { to: 3, documentsWaived: 'The originals are in the paper file.' })).status).toBe(200)
  expect((await move(10, id, { to: 4 })).status).toBe(200)
  const approved = await move(9, id, { to: 5, errorsWaived: 'Checked by hand.' })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
}

async function filed(id: number) {
  await ready(id)
  const reply = await move(9, id, { to: 6, ...FILING, filedOn: today() })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function receipted(id: number) {
  await filed(id)
  const reply = await record(13, id, { event: 'receipt', receiptNumber: 'IOE-091-234-5678', receiptOn: today() })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const today = () => server.today()

describe('the way of a LEGAL case', () => {
  test('goes from opening over an RFE to completion, each by whom the table names', async () => {
    const { id } = await opened()
    await receipted(id)
    expect(await row(id)).toMatchObject({ status: 7, ball: 'agency' })
    const noDate = await record(13, id, { event: 'rfe' })
    expect([noDate.status, noDate.body.error.fields.noticeOn]).toEqual([400, expect.any(String)])
    const backwards = await record(13, id, { event: 'rfe', noticeOn: today(), dueOn: today() })
    expect([backwards.status, backwards.body.error.fields.dueOn]).toEqual([400, expect.any(String)])
    expect((await record(13, id, { event: 'rfe', noticeOn: today(), dueOn: '2027-02-01' })).body).toMatchObject({
      status: 8,
      stage: 'RFE_ISSUED',
      rfeDueOn: '2027-02-01',
    })
    expect(
      (await system().one<{ nextDueOn: string }>(`select next_due_on as "nextDueOn" from cases where id = $1`, [id]))
        .nextDueOn <= '2027-02-01',
      'the answer, or what is due before it',
    ).toBe(true)
    const dates = (await (await server.as(9)).get(`/api/cases/${id}/deadlines`)).body.items
    const answer = dates.find(({ rule }: { rule: string }) => rule === 'D-40')
    expect(answer).toMatchObject({ printedOn: '2027-02-01', computedOn: expect.any(String) })
    expect(answer.explanation).toContain('Request for evidence dated')
    expect((await record(10, id, { event: 'response', respondedOn: today() })).body).toMatchObject({
      status: 7,
      stage: 'RFE_RESPONDED',
    })
    const approval = {
      ...{ event: 'approval', decidedOn: today(), approvalNotice: 'I-797B' },
      ...{ validFrom: '2027-01-01', validUntil: '2029-12-31' },
    }
    expect((await record(13, id, approval)).status).toBe(403)
    expect((await record(9, id, approval)).body).toMatchObject({
      status: 9,
      outcome: 'Approved',
      statusName: 'Decided: Approved',
      validUntil: '2029-12-31',
    })
    const followed = async () => {
      const { tasks } = (await (await server.as(9)).get(`/api/cases/${id}`)).body
      return tasks.map(({ title }: { title: string }) => title)
    }
    expect(await followed()).toContain('Give I-797 to the worker')
    expect((await (await server.as(9)).post(`/api/cases/${id}/undo`)).status).toBe(200)
    expect(await followed()).not.toContain('Give I-797 to the worker')
    expect((await record(9, id, approval)).status).toBe(200)
    expect((await move(9, id, { to: 10 })).body).toMatchObject({ status: 10, ball: 'nobody' })
    const lists = await (await server.as(9)).get('/caseflowApi/caseflowinitiation/getCaseDetailsByRfeRespondedOn')
    expect(lists.body.items.map((each: { id: number }) => each.id)).toContain(id)
    const approved = await (await server.as(9)).get(
      '/caseflowApi/caseflowinitiation/getCaseDetailsByPetitionApproved?filingUserName=employer@visacare.demo',
    )
    expect(approved.body.items.map((each: { id: number }) => each.id)).toContain(id)
  })

  test('what changed since the last filing is listed by fact', async () => {
    await filed((await opened()).id)
    const personId = await personNamed('Priya')
    const { body } = await (await server.as(9)).get(`/api/people/${personId}/changes-since-filing`)
    expect(body).toHaveProperty('items')
    expect(body.filedOn).not.toBeNull()
  })

  test('a rejected package has no filing date and is filed again', async () => {
    const { id } = await opened()
    await filed(id)
    expect((await record(13, id, { event: 'rejection' })).body.error.code).toBe('REASON_MISSING')
    const rejected = await record(13, id, { event: 'rejection', rejectedOn: today(), reason: 'The fee was wrong.' })
    expect(rejected.body).toMatchObject({ status: 5, stage: 'REJECTED', filedOn: null })
    expect((await move(9, id, { to: 6, ...FILING, filedOn: today() })).body.status).toBe(6)
  })

  test('is withdrawn only with a reason and, once filed, with a signed letter', async () => {
    const { id } = await opened()
    await filed(id)
    const asked = { to: 9, outcome: 'Withdrawn', reason: 'The offer was taken back.' }
    expect((await move(9, id, asked)).body.error.code).toBe('WITHDRAWAL_LETTER_MISSING')
    const signed = { ...asked, withdrawalLetterSigned: true }
    expect((await move(9, id, { ...signed, decidedOn: today() })).body).toMatchObject({
      status: 9,
      outcome: 'Withdrawn',
      stage: 'WITHDRAWN',
    })
  })

  test('a guard says what is missing, and nothing changes', async () => {
    const { id } = await opened()
    await move(5, id, { to: 2, despiteMissing: true })
    const before = await row(id)
    expect((await move(13, id, { to: 3 })).body.error.code).toBe('DOCUMENTS_MISSING')
    expect(await row(id)).toEqual(before)
  })

  test('filing asks for signature, fees, channel and proof, one after the other', async () => {
    const { id } = await opened()
    await ready(id)
    const codes: string[] = []
    const given: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(FILING)) {
      codes.push((await move(9, id, { to: 6, ...given })).body.error.code)
      given[name] = value
    }
    expect(codes).toEqual([
      ...['SIGNATURES_MISSING', 'FEES_NOT_COMPUTED', 'CHANNEL_MISSING', 'PROOF_OF_FILING_MISSING'],
      ...['PACKAGE_MISSING', 'ERRORS_OPEN'],
    ])
    expect((await move(9, id, { to: 6, ...given, filedOn: '2099-01-01' })).body.error.fields).toHaveProperty('filedOn')
    expect((await move(9, id, { to: 6, ...given, filedOn: today() })).status).toBe(200)
    const timeline = async (who: number) =>
      (await (await server.as(who)).get(`/api/cases/${id}`)).body.timeline.map(({ kind }: { kind: string }) => kind)
    expect([(await timeline(9)).includes('waived'), (await timeline(3)).includes('waived')]).toEqual([true, false])
    const wrong = await record(13, id, { event: 'receipt', receiptNumber: '12345', receiptOn: today() })
    expect(wrong.body.error.fields).toHaveProperty('receiptNumber')
  })
})

describe('the pre-filing check before filing', () => {
  test('runs as a whole for a move by hand; only an attorney waives its errors, and that is logged', async () => {
    const { id } = await opened()
    await ready(id)
    const { errorsWaived, ...vouched } = { ...FILING, filedOn: today() }
    const waivers = () =>
      system().rows<{ rule: string }>('select rule from case_waivers where case_id = $1 and reason = $2 order by id', [
        ...[id, errorsWaived],
      ])
    const before = await waivers()
    const refused = await move(9, id, { to: 6, ...vouched })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    // Nobody noted a signature: the word of whoever moves the case does not stand for that.
    // Each missing signature is said once.
    expect(refused.body.error.message).toMatch(/V62 .*on Form G-28 has not signed/)
    expect(refused.body.error.message).not.toMatch(/V61 [^V]*signed/)
    const provider = await move(1, id, { to: 6, ...vouched, reason: 'The client asked.', errorsWaived })
    expect([provider.status, provider.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    expect(await row(id)).toMatchObject({ status: 5, filed_on: null })
    expect(await waivers(), 'a refused move waives nothing').toEqual(before)
    expect((await move(9, id, { to: 6, ...vouched, errorsWaived })).body.status).toBe(6)
    const { after } = await system().one<{ after: Record<string, unknown> }>(
      `select after from audit_events where operation = 'cases.move' and subject = $1 order by seq desc limit 1`,
      [`case:${id}`],
    )
    expect(after).toMatchObject({ status: 6 })
    expect(after, 'the reason stays inside the firm').not.toHaveProperty('errorsWaived')
    const statuses = await system().rows<{ status: string }>(
      'select distinct status from case_forms where case_id = $1',
      [id],
    )
    expect(statuses, 'what was filed by hand is closed too').toEqual([{ status: 'Filed' }])
    expect(
      (await waivers()).map(({ rule }) => rule),
      'one for each finding',
    ).toEqual(expect.arrayContaining(['R04']))
    expect(
      (await waivers()).map(({ rule }) => rule),
      'no signature is waived',
    ).not.toContain('V62')
  })

  test('stops a form whose edition the library’s rows do not take on the day of filing, waived or not', async () => {
    const { id } = await opened()
    await ready(id)
    const until = (day: string | null) =>
      change(`update form_editions set taken_until = $1 where form_id = 'i-129' and edition = '2026-02-27'`, [day])
    await until('2026-11-01')
    try {
      const refused = await move(9, id, { to: 6, ...FILING, filedOn: today() })
      expect([refused.status, refused.body.error.code]).toEqual([409, 'EDITION_OUTDATED'])
      expect(refused.body.error.message).toBe(
        'I-129, edition 02-27-2026, was taken until 11-01-2026. Download the current form from uscis.gov, fill it in and choose “Use a PDF prepared elsewhere”.',
      )
      const { body } = await (await server.as(9)).get(`/api/cases/${id}/filing-check?stage=filing`)
      expect(body.findings.map(({ rule }: { rule: string }) => rule)).toContain('V31')
      // Posted on a Friday it is received on Monday, a day too late; posted on Thursday in time.
      const friday = await move(9, id, { to: 6, ...FILING, filedOn: '2026-10-30' })
      expect(friday.body.error.code).toBe('EDITION_OUTDATED')
      expect((await move(9, id, { to: 6, ...FILING, filedOn: '2026-10-29' })).body.status).toBe(6)
    } finally {
      await until(null)
    }
  })
})

describe('moves that are not allowed', () => {
  test.each([
    [3, 3, 409],
    [3, 6, 409],
    [5, 10, 409],
    [9, 8, 409],
    [1, 2, 400],
  ])('role %i to status %i from the start answers %i and changes nothing', async (role, to, status) => {
    const { id } = await opened()
    const before = await row(id)
    const reply = await move(role, id, { to })
    expect(reply.status).toBe(status)
    expect(reply.body.error.message).toMatch(/\.$/)
    expect(await row(id)).toEqual(before)
  })

  test('somebody else’s move answers 403', async () => {
    const { id } = await opened()
    await move(3, id, { to: 2 })
    const reply = await move(3, id, { to: 3, documentsWaived: 'none needed' })
    expect([reply.status, reply.body.error.code]).toEqual([403, 'NOT_YOUR_MOVE'])
  })

  test('an old version is told, not overwritten', async () => {
    const { id } = await opened()
    expect((await move(3, id, { to: 2, version: 99 })).body.error.code).toBe('STALE')
  })
})

describe('taking a move back', () => {
  test('works for its author within ten minutes while nothing came after it', async () => {
    const { id } = await opened()
    await move(3, id, { to: 2 })
    const employer = await server.as(3)
    expect((await (await server.as(9)).post(`/api/cases/${id}/undo`)).status).toBe(409)
    expect((await employer.get(`/api/cases/${id}`)).body.undoUntil).not.toBeNull()
    expect((await employer.post(`/api/cases/${id}/undo`)).body).toMatchObject({ status: 1, stage: 'INTAKE' })
    expect((await employer.post(`/api/cases/${id}/undo`)).status).toBe(409)
  })

  test('is over when the case was changed since', async () => {
    const { id } = await opened()
    const employer = await server.as(3)
    await move(3, id, { to: 2 })
    await employer.put(`/api/cases/${id}`, { premium: true })
    expect((await employer.post(`/api/cases/${id}/undo`)).body.error.code).toBe('CANNOT_UNDO')
  })
})
