import { describe, expect, test } from 'vitest'
import { change, rowsOf, serverForThisFile } from './support.ts'

// Promises 9 and 11, for a LEGAL case: who sees it may still not do what decisions §2 keep from their role.
const server = serverForThisFile()

const PROVIDER = 1
const PROVIDER_ASSISTANT = 2
const EMPLOYER = 3
const EMPLOYER_ASSISTANT = 4
const EMPLOYEE = 5
const ATTORNEY = 9
const FIRM = 10
const ATTORNEY_ASSISTANT = 13
const CLIENT_SIDE = [EMPLOYER, EMPLOYER_ASSISTANT, EMPLOYEE]

/** An H-1B extension of Priya's, opened by the employer. */
async function opened(status?: number): Promise<number> {
  const [priya] = await rowsOf<{ id: number }>(
    server.current,
    `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const wanted = { typeId: 1, subType: 'extension', personId: priya?.id, channel: 'paper' }
  const { body } = await (await server.current.as(EMPLOYER)).post('/api/cases', wanted)
  if (status !== undefined)
    await change(server.current, 'update cases set status = $2 where id = $1', [body.id, status])
  return body.id
}

/** The case and what hangs on it, without the next date and who acts next, which a job works out. */
const everythingOf = async (id: number) =>
  rowsOf(
    server.current,
    `select k.status, k.stage, k.outcome, k.options, k.priority_date, k.attorney_id, k.version, (select count(*) from case_events e where e.case_id = k.id) as events,
            (select count(*) from case_waivers w where w.case_id = k.id) as waivers,
            (select count(*) from case_signatures s where s.case_id = k.id) as signatures,
            (select count(*) from case_scans s where s.case_id = k.id) as scans,
            (select count(*) from case_packages p where p.case_id = k.id) as packages,
            (select count(*) from case_filing_plans p where p.case_id = k.id) as plans
       from cases k where k.id = $1`,
    [id],
  )

const scan = () => {
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4 test']), 'signed.pdf')
  return form
}

type Row = [
  what: string,
  method: string,
  path: string,
  body: () => unknown,
  refused: readonly number[],
  status?: number,
]
const deciding = [FIRM, ATTORNEY_ASSISTANT, ...CLIENT_SIDE]
const forbidden: Row[] = [
  ['approve it for filing', 'POST', 'move', () => ({ to: 5 }), deciding, 4],
  ['mark it as filed', 'POST', 'move', () => ({ to: 6, proofOfFiling: '1Z999', channel: 'paper' }), deciding, 5],
  ['enter the decision', 'POST', 'move', () => ({ to: 9, outcome: 'Approved' }), deciding, 7],
  [
    'withdraw it',
    ...(['POST', 'move', () => ({ to: 9, outcome: 'Withdrawn', reason: 'x', withdrawalLetterSigned: true })] as const),
    [FIRM, EMPLOYER_ASSISTANT, ATTORNEY_ASSISTANT, EMPLOYEE],
  ],
  [
    'say that a required document is not needed',
    ...(['POST', 'document-requests/degree/waive', () => ({ reason: 'x' })] as const),
    [ATTORNEY_ASSISTANT, ...CLIENT_SIDE],
  ],
  [
    'waive an error',
    ...(['POST', 'filing-check/waivers', () => ({ finding: 'h1.x', reason: 'It is fine.' })] as const),
    [PROVIDER, PROVIDER_ASSISTANT, ...deciding],
  ],
  [
    'approve the fees',
    ...(['POST', 'filing-fees/approval', () => ({ totalCents: 0 })] as const),
    [ATTORNEY_ASSISTANT, EMPLOYER_ASSISTANT, EMPLOYEE],
  ],
  ['acknowledge a warning', 'POST', 'filing-check/acknowledgements', () => ({ finding: 'h1.x' }), CLIENT_SIDE],
  [
    'answer the check',
    'PUT',
    'filing-check/answers',
    () => ({ fact: 'case.lcaCertifiedOn', value: null }),
    CLIENT_SIDE,
  ],
  ['say who pays', 'PUT', 'filing-fees', () => ({ paymentMethod: 'Card' }), CLIENT_SIDE],
  ['say where it is filed', 'PUT', 'filing', () => ({ carrier: 'Courier' }), CLIENT_SIDE],
  ['build a package', 'POST', 'packages', () => ({}), CLIENT_SIDE],
  ['note a signature', 'PUT', 'signatures', () => ({ caseFormId: 1, block: 'x', signedOn: null }), CLIENT_SIDE],
  ['send signed pages', 'POST', 'signature-scans', scan, CLIENT_SIDE],
  ['offer a form prepared elsewhere', 'POST', 'forms/1/substitute', scan, CLIENT_SIDE],
  [
    'confirm a form prepared elsewhere',
    'POST',
    'form-substitutes/1/attestation',
    () => ({ checked: true }),
    CLIENT_SIDE,
  ],
  ['place a signed page', 'PUT', 'signature-scans/1/pages/1', () => ({ caseFormId: null }), CLIENT_SIDE],
  [
    'look at a signature',
    ...(['PUT', 'signature-scans/1/boxes', () => ({ caseFormId: 1, block: 'x', signed: false })] as const),
    CLIENT_SIDE,
  ],
  ['see a payment form signed', 'PUT', 'payment-forms', () => ({ key: 'i-129/', signedOn: null }), CLIENT_SIDE],
  ['set a deadline', 'PUT', 'deadlines/1', () => ({ on: '2026-12-01', reason: 'Agreed.' }), CLIENT_SIDE],
  ['choose its options', 'PUT', '', () => ({ premium: true, priorityDate: '2020-01-01' }), [EMPLOYEE]],
  ['read the check', 'GET', 'filing-check', () => undefined, [EMPLOYEE]],
  ['read the filing', 'GET', 'filing', () => undefined, [EMPLOYEE]],
  ['read the fees', 'GET', 'filing-fees', () => undefined, [EMPLOYEE]],
  ['read the forms prepared elsewhere', 'GET', 'form-substitutes', () => undefined, [EMPLOYEE]],
  ['read the scans', 'GET', 'signature-scans', () => undefined, [EMPLOYEE]],
]

describe('of those who see a LEGAL case', () => {
  test.each(forbidden)('not everybody may %s', async (_what, method, path, body, refused, status) => {
    const id = await opened(status)
    const before = await everythingOf(id)
    for (const role of refused) {
      const reply = await (await server.current.as(role)).call(method, `/api/cases/${id}/${path}`, body())
      expect([role, reply.status, reply.body.error?.code]).toEqual([role, 403, expect.any(String)])
    }
    expect(await everythingOf(id)).toEqual(before)
  })

  test('the employer and the firm approve the fees, their assistants are not offered it', async () => {
    const id = await opened()
    const offered = async (role: number) =>
      (await (await server.current.as(role)).get(`/api/cases/${id}/filing-fees`)).body.mayApprove
    const roles = [EMPLOYER, ATTORNEY, FIRM, ATTORNEY_ASSISTANT, EMPLOYER_ASSISTANT]
    expect(await Promise.all(roles.map(offered))).toEqual([true, true, true, false, false])
  })

  test('the family does not read the tasks of the employer and the firm', async () => {
    const id = await opened()
    const attorney = await server.current.as(ATTORNEY)
    const task = async (forWhom: string, title: string) =>
      (await attorney.post(`/api/cases/${id}/tasks`, { forWhom, title })).body.id
    const secret = await task('firm', 'Weigh the weak degree')
    await task('employee', 'Send the diploma')
    await attorney.post(`/api/cases/${id}/tasks/${secret}/done`)
    const read = async (role: number) =>
      JSON.stringify((await (await server.current.as(role)).get(`/api/cases/${id}`)).body)
    expect(await read(EMPLOYEE)).toContain('Send the diploma')
    expect(await read(EMPLOYEE)).not.toContain('Weigh the weak degree')
    expect(await read(FIRM)).toContain('Done: Weigh the weak degree')
  })

  test('the family changes the events it put into the calendar, not those of others', async () => {
    const id = await opened()
    const [attorney, employee] = [await server.current.as(ATTORNEY), await server.current.as(EMPLOYEE)]
    const event = { caseId: id, title: 'Biometrics', on: '2026-12-01' }
    const theirs = (await attorney.post('/api/calendar-events', event)).body.id
    const own = (await employee.post('/api/calendar-events', { ...event, title: 'We are away' })).body.id
    const moved = (eventId: number) => employee.put(`/api/calendar-events/${eventId}`, { on: '2027-12-01' })
    expect((await moved(theirs)).status).toBe(404)
    expect((await moved(own)).body.on).toBe('2027-12-01')
  })

  test('the family replaces what the family sent, not what others put in for it to see', async () => {
    const id = await opened()
    const [employer, employee] = [await server.current.as(EMPLOYER), await server.current.as(EMPLOYEE)]
    const file = () => {
      const form = new FormData()
      form.set('employeeAccess', 'true')
      form.set('file', new Blob(['Plain text.']), 'letter.txt')
      return form
    }
    const theirs = (await employer.post(`/api/cases/${id}/documents`, file())).body
    const own = (await employee.post(`/api/cases/${id}/documents`, file())).body
    const path = ({ id: document }: { id: number }) => `/api/cases/${id}/documents/${document}`
    expect((await employee.put(path(theirs), { description: 'Mine' })).body.error.code).toBe('NOT_SENT_BY_YOU')
    expect((await employee.post(`${path(theirs)}/versions`, file())).body.error.code).toBe('NOT_SENT_BY_YOU')
    expect((await employee.put(path(own), { description: 'Mine' })).body.description).toBe('Mine')
    expect((await employee.post(`${path(own)}/versions`, file())).body.versionNumber).toBe(2)
    expect((await employer.post(`${path(theirs)}/versions`, file())).body.versionNumber).toBe(2)
  })

  test('whoever is not heard as an attorney leaves no word of waived errors on record', async () => {
    const id = await opened(2)
    const assistant = await server.current.as(ATTORNEY_ASSISTANT)
    const words = { documentsWaived: 'They come later.', errorsWaived: 'I say so.' }
    expect((await assistant.post(`/api/cases/${id}/move`, { to: 3, ...words })).body.status).toBe(3)
    const kept = await rowsOf<{ said: string }>(
      server.current,
      `select text || details::text as said from case_events where case_id = $1
       union all select after::text from audit_events where subject = 'case:' || $1`,
      [id],
    )
    const said = kept.map((each) => each.said).join(' ')
    expect(said).toContain('They come later.')
    expect(said).not.toContain('I say so.')
  })

  test('a reminder of several cases is on record for each', async () => {
    const id = await opened()
    const attorney = await server.current.as(ATTORNEY)
    await attorney.post(`/api/cases/${id}/tasks`, { forWhom: 'employer', title: 'Send the letter' })
    expect((await attorney.post('/api/cases/bulk/remind', { ids: [id] })).body.results[0].done).toBe(true)
    const [event] = await rowsOf<{ after: object }>(
      server.current,
      `select after from audit_events where operation = 'cases.bulkRemind' and subject = $1`,
      [`case:${id}`],
    )
    expect(event?.after).toMatchObject({ reminded: expect.arrayContaining([expect.stringMatching(`^${id}:`)]) })
  })
})

test('a calendar feed ends with the right to see cases', async () => {
  const assistant = await server.current.as(EMPLOYER_ASSISTANT)
  const { url } = (await assistant.post('/api/calendar-feed')).body
  const feed = async () => (await server.current.visitor().get(new URL(url).pathname)).status
  expect(await feed()).toBe(200)
  const right = `role_id = ${EMPLOYER_ASSISTANT} and permission_id = (select id from permissions where name = 'case:read' and kind = 'operation')`
  const [kept] = await rowsOf<{ row: object }>(
    server.current,
    `select to_jsonb(p) as row from role_permissions p where ${right}`,
  )
  try {
    await change(server.current, `delete from role_permissions where ${right}`)
    server.current.services.rights.forget()
    expect(await feed()).toBe(404)
  } finally {
    await change(
      server.current,
      'insert into role_permissions select (jsonb_populate_record(null::role_permissions, $1)).*',
      [JSON.stringify(kept?.row)],
    )
    server.current.services.rights.forget()
  }
  expect(await feed()).toBe(200)
})
