import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const companyId = async (code: string) =>
  (await system().one<{ id: number }>('select id from companies where code = $1', [code])).id
const personNamed = async (firstName: string, code = 'NORTHWIND') =>
  (
    await system().one<{ id: number }>(
      'select id from people where first_name = $1 and company_id = $2 order by id limit 1',
      [firstName, await companyId(code)],
    )
  ).id
const row = (id: number) =>
  system().one<Record<string, unknown>>(
    'select status, stage, outcome, ball, version, filed_on from cases where id = $1',
    [id],
  )

/** An H-1B case of Priya's, opened by the employer. */
async function opened(more: object = {}) {
  const reply = await (await server.as(3)).post('/api/cases', {
    typeId: 1,
    subType: 'extension',
    personId: await personNamed('Priya'),
    channel: 'paper',
    ...more,
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as { id: number; number: string; linked: { id: number }[]; path: string }
}

const move = async (who: number, id: number, body: object) => (await server.as(who)).post(`/api/cases/${id}/move`, body)
const record = async (who: number, id: number, body: object) =>
  (await server.as(who)).post(`/api/cases/${id}/events`, body)

/** What the attorney vouches for when a package goes out. */
const FILING = {
  ...{ signedByHand: true, feesApproved: true, channel: 'paper', proofOfFiling: '1Z999AA10123456784' },
  errorsWaived: 'Checked by hand.',
}

async function ready(id: number) {
  expect((await move(5, id, { to: 2 })).status).toBe(200)
  expect((await move(13, id, { to: 3, documentsWaived: 'The originals are in the paper file.' })).status).toBe(200)
  expect((await move(10, id, { to: 4 })).status).toBe(200)
  const approved = await move(9, id, { to: 5, errorsWaived: 'Checked by hand.' })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
}
async function filed(id: number) {
  await ready(id)
  const reply = await move(9, id, { to: 6, ...FILING })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
async function receipted(id: number) {
  await filed(id)
  const reply = await record(13, id, { event: 'receipt', receiptNumber: 'IOE-091-234-5678', receiptOn: today() })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const today = () => server.clock.now().toISOString().slice(0, 10)

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
    expect(body.timeline[0].text).toBe('H1B Petition opened (LEGAL).')
    expect(body.standing).toContain('has the ball')
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
    expect(body.typeName).toBe('PERM Application')
  })
})

describe('the way of a LEGAL case', () => {
  test('goes from opening over an RFE to completion, each by whom the table names', async () => {
    const { id } = await opened()
    await receipted(id)
    expect(await row(id)).toMatchObject({ status: 7, ball: 'agency' })
    const noDate = await record(13, id, { event: 'rfe' })
    expect([noDate.status, noDate.body.error.fields.dueOn]).toEqual([400, expect.any(String)])
    const backwards = await record(13, id, { event: 'rfe', noticeOn: today(), dueOn: today() })
    expect([backwards.status, backwards.body.error.fields.dueOn]).toEqual([400, expect.any(String)])
    expect((await record(13, id, { event: 'rfe', noticeOn: today(), dueOn: '2027-02-01' })).body).toMatchObject({
      status: 8,
      stage: 'RFE_ISSUED',
      rfeDueOn: '2027-02-01',
      nextDueOn: '2027-02-01',
    })
    const dates = (await (await server.as(9)).get(`/api/cases/${id}/deadlines`)).body.items
    const answer = dates.find(({ rule }: { rule: string }) => rule === 'D-40')
    expect(answer).toMatchObject({ printedOn: '2027-02-01', computedOn: expect.any(String) })
    expect(answer.explanation).toContain('Request for evidence dated')
    expect((await record(10, id, { event: 'response' })).body).toMatchObject({ status: 7, stage: 'RFE_RESPONDED' })
    const approval = { event: 'approval', decidedOn: today(), validFrom: '2027-01-01', validUntil: '2029-12-31' }
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

  test('a rejected package has no filing date and is filed again', async () => {
    const { id } = await opened()
    await filed(id)
    expect((await record(13, id, { event: 'rejection' })).body.error.code).toBe('REASON_MISSING')
    const rejected = await record(13, id, { event: 'rejection', reason: 'The fee was wrong.' })
    expect(rejected.body).toMatchObject({ status: 5, stage: 'REJECTED', filedOn: null })
    expect((await move(9, id, { to: 6, ...FILING })).body.status).toBe(6)
  })

  test('is withdrawn only with a reason and, once filed, with a signed letter', async () => {
    const { id } = await opened()
    await filed(id)
    const asked = { to: 9, outcome: 'Withdrawn', reason: 'The offer was taken back.' }
    expect((await move(9, id, asked)).body.error.code).toBe('WITHDRAWAL_LETTER_MISSING')
    expect((await move(9, id, { ...asked, withdrawalLetterSigned: true })).body).toMatchObject({
      status: 9,
      outcome: 'Withdrawn',
      stage: 'WITHDRAWN',
    })
  })

  test('a guard says what is missing, and nothing changes', async () => {
    const { id } = await opened()
    await move(5, id, { to: 2 })
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
      ...['SIGNATURES_MISSING', 'FEES_NOT_COMPUTED', 'CHANNEL_MISSING', 'PROOF_OF_FILING_MISSING', 'ERRORS_OPEN'],
    ])
    expect((await move(9, id, { to: 6, ...given, filedOn: '2099-01-01' })).body.error.fields).toHaveProperty('filedOn')
    expect((await move(9, id, { to: 6, ...given })).status).toBe(200)
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
    const { errorsWaived, ...vouched } = FILING
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
    expect(after).toMatchObject({ status: 6, errorsWaived })
    const statuses = await system().rows<{ status: string }>(
      'select distinct status from case_forms where case_id = $1',
      [id],
    )
    expect(statuses, 'what was filed by hand is closed too').toEqual([{ status: 'Filed' }])
    expect(
      (await waivers()).map(({ rule }) => rule),
      'one for each finding',
    ).toEqual(expect.arrayContaining(['V62', 'R04']))
  })

  test('stops a form whose edition the library’s rows do not take on the day of filing, waived or not', async () => {
    const { id } = await opened()
    await ready(id)
    const until = (day: string | null) =>
      change(`update form_editions set taken_until = $1 where form_id = 'i-129' and edition = '2026-02-27'`, [day])
    await until('2026-11-01')
    try {
      const refused = await move(9, id, { to: 6, ...FILING })
      expect([refused.status, refused.body.error.code]).toEqual([409, 'EDITION_OUTDATED'])
      expect(refused.body.error.message).toContain('I-129 edition 02/27/26 was taken until 11-01-2026.')
      const { body } = await (await server.as(9)).get(`/api/cases/${id}/filing-check?stage=filing`)
      expect(body.findings.map(({ rule }: { rule: string }) => rule)).toContain('V31')
      // The postmark decides.
      expect((await move(9, id, { to: 6, ...FILING, filedOn: '2026-11-01' })).body.status).toBe(6)
    } finally {
      await until(null)
    }
  })
})

test('the specification’s calls read and move a case; the answer of a save has its id', async () => {
  const { id } = await opened()
  const employer = await server.as(3)
  for (const path of ['caseflow/getCaseflow', 'caseflowinitiation/getCaseDetails'])
    expect((await employer.get(`/caseflowApi/${path}/${id}`)).body).toMatchObject({ id, statusName: 'Initiated' })
  const moved = await employer.post('/caseflowApi/workflow/create', { caseId: id, workflowStatusId: 2 })
  expect(moved.body).toMatchObject({ id, caseId: id, status: 2 })
  const attorney = await server.as(9)
  const back = await attorney.put('/caseflowApi/workflow/updateWorkflows', { caseId: id, statusId: 1 })
  expect(back.body).toMatchObject({ id, status: 1 })
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

describe('do it yourself', () => {
  test('the owner makes every move; asking for help and becoming LEGAL keep the facts', async () => {
    await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
    const employee = await server.as(5)
    const asked = { typeId: 3, subType: '(C)(3)(B)', mode: 'DIY', personId: await personNamed('Priya') }
    const { id } = (await employee.post('/api/cases', asked)).body
    expect((await move(3, id, { to: 2 })).status).toBe(403)
    expect((await employee.post(`/api/cases/${id}/move`, { to: 2 })).status).toBe(200)
    expect((await employee.post(`/api/cases/${id}/move`, { to: 3, documentsWaived: 'I have them all.' })).status).toBe(
      200,
    )
    // Only an attorney waives what the pre-filing check finds.
    const blanks = await employee.post(`/api/cases/${id}/move`, { to: 5, errorsWaived: 'It will do.' })
    expect([blanks.status, blanks.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    expect(
      (await employee.post(`/api/cases/${id}/help`, { message: 'Am I eligible?' })).body.helpRequestedAt,
    ).not.toBeNull()
    const attorney = await server.as(9)
    const alone = (await employee.get(`/api/cases/${id}`)).body
    expect(alone.forms.map(({ formId }: { formId: string }) => formId)).toEqual(['i-765'])
    expect(alone.stages.map((stage: { status: number }) => stage.status)).not.toContain(4)
    expect((await attorney.get('/api/cases?help=true')).body.items.map((each: { id: number }) => each.id)).toContain(id)
    expect((await attorney.post(`/api/cases/${id}/legal`)).body).toMatchObject({
      mode: 'LEGAL',
      status: 4,
      attorneyName: 'Miriam LANE',
    })
    const together = (await attorney.get(`/api/cases/${id}`)).body
    expect(together.forms).toMatchObject([{ formId: 'g-28', side: 'beneficiary' }, { formId: 'i-765' }])
    expect(together.forms[0].percent, 'the firm’s data are known').toBeGreaterThan(0)
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
    const { id: employerId } = await system().one<{ id: number }>(
      `select id from users where user_name = 'employer@visacare.demo'`,
    )
    const own = (await employer.get(`/api/cases?userId=${employerId}&limit=200`)).body
    expect([own.total > 0, own.total < n]).toEqual([true, true])
    const one = (await employer.get('/api/cases?status=1')).body
    const counts = (await employer.get('/api/cases/dashboard')).body
    expect(one.total).toBe(counts.counts.byStatus['1'])
    expect(counts.needsMe.every(({ ball }: { ball: string }) => ball === 'employer')).toBe(true)
  })

  test('by the day approvals end, the earliest first, and the dashboard counts them', async () => {
    const ended = await Promise.all([opened(), opened(), opened()])
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

describe('working together', () => {
  test('tasks move the ball, notes can be internal, messages reach the others', async () => {
    const { id } = await opened()
    const attorney = await server.as(9)
    const employer = await server.as(3)
    const task = (
      await attorney.post(`/api/cases/${id}/tasks`, {
        forWhom: 'employer',
        title: 'Send the support letter',
        dueOn: '2026-12-01',
      })
    ).body
    expect((await employer.get(`/api/cases/${id}`)).body).toMatchObject({ ball: 'employer' })
    expect((await employer.get(`/api/cases/${id}`)).body.standing).toContain('Send the support letter')
    const row = async (who: number) =>
      (await (await server.as(who)).get('/api/cases?limit=200')).body.items.find(
        (each: { id: number }) => each.id === id,
      )
    expect(await row(3)).toMatchObject({ ball: 'employer', todo: 'Send the support letter' })
    expect(await row(5), 'what the employer owes is not the family’s business').toMatchObject({ todo: '' })
    const readByFamily = (await (await server.as(5)).get(`/api/cases/${id}`)).body.standing
    expect(readByFamily).toContain('has the ball: finish an open task')
    expect((await (await server.as(5)).post(`/api/cases/${id}/tasks/${task.id}/done`)).status).toBe(403)
    expect((await employer.post(`/api/cases/${id}/tasks/${task.id}/done`)).body.doneAt).not.toBeNull()
    await attorney.post(`/api/cases/${id}/notes`, { text: 'Weak on specialty.', internal: true })
    await attorney.post(`/api/cases/${id}/notes`, { text: 'We have the degree.' })
    const notes = async (who: number) =>
      (await (await server.as(who)).get(`/api/cases/${id}`)).body.notes.map(({ text }: { text: string }) => text)
    expect(await notes(9)).toEqual(['We have the degree.', 'Weak on specialty.'])
    expect(await notes(3)).toEqual(['We have the degree.'])
    expect((await employer.post(`/api/cases/${id}/notes`, { text: 'x', internal: true })).status).toBe(403)
    await employer.post(`/api/cases/${id}/messages`, { text: 'Which address?' })
    const told = (await attorney.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text)
    expect(told.some((text: string) => text.includes('Which address?'))).toBe(true)
  })

  test('a reported move raises AR-11 and the amendment test, once', async () => {
    const { id } = await opened()
    const employee = await server.as(5)
    const personId = await personNamed('Priya')
    const reply = await employee.post(`/api/people/${personId}/changes`, {
      kind: 'move',
      on: '2026-11-20',
      details: 'To Salem.',
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(new Set(reply.body.tasks.map(({ forWhom }: { forWhom: string }) => forWhom))).toEqual(new Set(['employee']))
    expect((await employee.get(`/api/cases/${id}`)).body.timeline[0].text).toBe(
      'A move on 11-20-2026 was reported. To Salem.',
    )
    const titles = async (who: number) =>
      (await (await server.as(who)).get(`/api/cases/${id}`)).body.tasks.map(({ title }: { title: string }) => title)
    expect(await titles(9)).toEqual(
      expect.arrayContaining(['Report the new address to USCIS (Form AR-11)', 'Amendment test']),
    )
    expect(await titles(5), 'the amendment is the firm’s to weigh').toEqual([
      'Report the new address to USCIS (Form AR-11)',
    ])
    const again = await employee.post(`/api/people/${personId}/changes`, { kind: 'move', on: '2026-11-21' })
    expect(again.body.tasks).toEqual([])
  })

  test('options change the forms and never the status; fees and progress are worked out', async () => {
    const { id } = await opened()
    const attorney = await server.as(9)
    const after = (await attorney.call('PUT', '/caseflowApi/caseflow/updateCase', { caseId: id, premium: true })).body
    expect(after.status).toBe(1)
    const forms = (await attorney.get(`/api/cases/${id}`)).body.forms.map(({ formId }: { formId: string }) => formId)
    expect(forms[0]).toBe('i-907')
    const fees = (await attorney.get(`/api/cases/${id}/fees`)).body
    expect(fees.lines.map(({ code }: { code: string }) => code)).toContain('I907-A')
    expect((await attorney.get(`/api/cases/${id}/progress`)).body.items.length).toBeGreaterThan(1)
    expect((await (await server.as(5)).get(`/api/cases/${id}/fees`)).status).toBe(403)
  })

  test('what changed since the last filing is listed by fact', async () => {
    const personId = await personNamed('Priya')
    const { body } = await (await server.as(9)).get(`/api/people/${personId}/changes-since-filing`)
    expect(body).toHaveProperty('items')
    expect(body.filedOn).not.toBeNull()
  })
})

describe('several at once', () => {
  test('assign, remind, move and renew tell for each what became of it', async () => {
    const one = await opened()
    const two = await opened()
    const attorney = await server.as(9)
    const attorneyId = (
      await system().one<{ id: number }>('select id from users where role_id = 9 order by id limit 1')
    ).id
    const assigned = await (await server.as(10)).post('/api/cases/bulk/assign', { ids: [one.id, two.id], attorneyId })
    expect(assigned.body.results.every(({ done }: { done: boolean }) => done)).toBe(true)
    await move(3, one.id, { to: 2 })
    const moved = (await attorney.post('/api/cases/bulk/move', { ids: [one.id, two.id], to: 2 })).body.results
    expect(moved.map(({ done }: { done: boolean }) => done)).toEqual([false, true])
    const reminded = (await attorney.post('/api/cases/bulk/remind', { ids: [one.id] })).body.results
    expect(reminded[0].says).toBeTruthy()
    const done = await system().one<{ id: number }>(
      `select id from cases where outcome = 'Approved' and company_id = $1 order by id limit 1`,
      [await companyId('NORTHWIND')],
    )
    const renewed = (await (await server.as(3)).post('/api/cases/bulk/renewals', { ids: [done.id, two.id] })).body
      .results
    expect(renewed.map((each: { done: boolean }) => each.done)).toEqual([true, false])
    const again = (await (await server.as(3)).post('/api/cases/bulk/renewals', { ids: [done.id] })).body.results
    expect(again[0].says).toContain('renews it already')
    const kept = async () => (await (await server.as(3)).get(`/api/cases/${done.id}`)).body.renewalNumber
    const renewal = renewed[0].opened
    expect(await kept()).toBe(renewal.number)
    await move(9, renewal.id, { to: 9, outcome: 'Withdrawn', reason: 'Not needed after all.' })
    expect(await kept(), 'what was withdrawn renews nothing').toBe('')
    await (await server.as(9)).post(`/api/cases/${renewal.id}/undo`)
    expect(await kept()).toBe(renewal.number)
  })

  test('a case out of sight is not found, and none is changed', async () => {
    const { id } = await opened()
    const blue = await system().one<{ id: number }>('select id from cases where company_id = $1 limit 1', [
      await companyId('BLUE'),
    ])
    const before = await row(id)
    expect((await (await server.as(3)).post('/api/cases/bulk/move', { ids: [id, blue.id], to: 2 })).status).toBe(404)
    expect(await row(id)).toEqual(before)
  })
})
