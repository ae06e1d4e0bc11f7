import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { exhibitsOf, preparedExhibit } from '#case-work/documents/server/exhibits.ts'
import { remindWhenDue, tellExpiry } from '#case-work/documents/server/jobs.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { TestClient } from '../setup/client.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
let pdf: Uint8Array
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  const page = composePages([{ kind: 'title', text: 'Passport' }])
  pdf = joined(assemble([{ document: page, label: 'Passport' }], { title: 'Passport' }).parts)
})
afterAll(() => server?.stop())

const [EMPLOYER, EMPLOYEE, ATTORNEY, FIRM, PROVIDER] = [3, 5, 9, 10, 1]
const system = () => server.services.database.read({ kind: 'system' })

/** An H-1B case of the demo's employee. */
async function opened(): Promise<{ id: number; number: string }> {
  const { id: personId } = await system().one<{ id: number }>(
    `select person_id as id from users where user_name = 'employee@visacare.demo'`,
  )
  const client = await server.as(EMPLOYER)
  const reply = await client.post('/api/cases', { typeId: 1, subType: 'extension', personId, channel: 'paper' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

type Fields = Record<string, string>
const formOf = (
  fields: Fields,
  content: BlobPart = pdf as BlobPart,
  name = 'My Passport (scan) of Priya, 2026.pdf',
) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([content]), name)
  return form
}
const send = async (who: number, caseId: number, fields: Fields = {}, content?: BlobPart, name?: string) =>
  (await server.as(who)).call('POST', `/api/cases/${caseId}/documents`, formOf(fields, content, name))

async function uploaded(who: number, caseId: number, fields: Fields = {}) {
  const reply = await send(who, caseId, fields)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const ofCase = async (who: number, caseId: number) =>
  (await (await server.as(who)).get(`/api/cases/${caseId}/documents`)).body
const item = async (who: number, caseId: number, itemId: string) =>
  (await ofCase(who, caseId)).requests.find((each: { itemId: string }) => each.itemId === itemId)

async function prepared(client: TestClient, caseId: number, id: number) {
  for (let tries = 0; tries < 300; tries++) {
    const { body } = await client.get(`/api/cases/${caseId}/documents`)
    const found = body.documents.find((each: { id: number }) => each.id === id)
    if (found.readiness !== 'Waiting') return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The document was not prepared in time.')
}

describe('uploading', () => {
  test('a document nobody named is called as its file is, in any script', async () => {
    const { id } = await opened()
    const { body } = await send(EMPLOYEE, id, {}, undefined, 'Führerschein 护照.pdf')
    expect(body.documentType).toBe('Führerschein 护照')
  })

  test('keeps all that the record has, under a random key and the plain file name of 25 characters', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYEE, id, {
      ...{ itemId: 'passport', formType: 'I-129', description: 'Photo page', expiresOn: '2031-05-04' },
    })
    expect(document).toMatchObject({
      ...{ caseId: id, companyCode: 'NORTHWIND', itemId: 'passport', documentType: 'Passport id page (valid)' },
      ...{ formType: 'I-129', description: 'Photo page', employeeAccess: true, enableEmail: false },
      ...{ fileName: 'MyPassportscanofPriya2026.pdf', contentType: 'application/pdf', expiresOn: '2031-05-04' },
      ...{ review: 'Waiting', versionNumber: 1 },
    })
    expect(document.fileKey).toMatch(/^[0-9a-f]{32}$/)
    expect(document.lawFirmCode).not.toBe('')
    const again = await (await server.as(EMPLOYEE)).get(`/api/cases/${id}/documents/${document.id}/file`)
    expect(again.headers.get('content-type')).toBe('application/pdf')
    expect(again.headers.get('content-disposition')).toMatch(/^attachment; filename="MyPassportscanofPriya2026\.pdf"/)
    expect((await item(EMPLOYEE, id, 'passport')).state).toBe('received')
  })

  test('refuses what is not what its name says, and keeps nothing of it', async () => {
    const { id } = await opened()
    const reply = await send(EMPLOYEE, id, {}, 'GIF89a not a pdf', 'passport.pdf')
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe('FILE_CONTENT')
    expect((await ofCase(EMPLOYEE, id)).documents).toEqual([])
  })

  test.each(['scan.tiff', 'scan.tif', 'IMG_0042.heic'])('refuses %s and says which kinds are taken', async (name) => {
    const { id } = await opened()
    const reply = await send(EMPLOYEE, id, {}, 'II*\0', name)
    expect([reply.status, reply.body.error.code]).toEqual([400, 'FILE_TYPE'])
    expect(reply.body.error.message).toContain('Accepted are pdf, jpg, jpeg, png')
  })

  test('refuses an item that the case does not ask for', async () => {
    const { id } = await opened()
    const reply = await send(EMPLOYEE, id, { itemId: 'moonRock' })
    expect([reply.status, reply.body.error.code]).toEqual([400, 'ITEM_UNKNOWN'])
  })

  test('is prepared for the package by a job: its pages are there as an exhibit, in the order of the checklist', async () => {
    const { id } = await opened()
    const client = await server.as(EMPLOYEE)
    const passport = await uploaded(EMPLOYEE, id, { itemId: 'passport' })
    const degree = await uploaded(EMPLOYEE, id, { itemId: 'degree' })
    expect(await prepared(client, id, passport.id)).toMatchObject({ readiness: 'Ready', pages: 1 })
    await prepared(client, id, degree.id)
    const exhibits = await exhibitsOf(system(), { id, typeId: 1 })
    expect(exhibits.map(({ itemId }) => itemId)).toEqual(['degree', 'passport'])
    const [first] = exhibits
    if (!first) throw new Error('No exhibit.')
    expect((await preparedExhibit(server.services, first)).pages).toHaveLength(1)
    const text = (await send(EMPLOYEE, id, {}, 'a,b\n1,2', 'table.csv')).body
    expect((await prepared(client, id, text.id)).readiness).toBe('Unusable')
    const broken = (await send(EMPLOYEE, id, {}, '%PDF-1.4 broken', 'broken.pdf')).body
    expect(await prepared(client, id, broken.id)).toMatchObject({ readiness: 'Failed' })
  })
})

test('the demo has documents asked for, waiting, accepted, sent back and soon expiring, ready for a package', async () => {
  const found = await system().rows<{ review: string; readiness: string; soon: boolean }>(
    `select d.review, v.readiness, coalesce(d.expires_on < $1::timestamptz + interval '60 days', false) as soon
       from documents d join document_versions v on v.document_id = d.id where d.created_at <= (select max(at) from audit_events where operation = 'demo.load')`,
    [server.clock.now()],
  )
  expect(new Set(found.map(({ review }) => review))).toEqual(new Set(['Accepted', 'Rejected', 'Waiting']))
  expect(new Set(found.map(({ readiness }) => readiness))).toEqual(new Set(['Ready']))
  expect(found.some(({ soon }) => soon)).toBe(true)
  const { n } = await system().one<{ n: number }>(
    'select count(*) as n from document_requests where due_on is not null',
  )
  expect(n).toBeGreaterThan(0)
  const { body } = await (await server.as(EMPLOYEE)).get('/api/documents')
  const own = body.items.find((each: { review: string }) => each.review === 'Rejected')
  const file = await (await server.as(EMPLOYEE)).get(`/api/cases/${own.caseId}/documents/${own.id}/file`)
  expect(file.status).toBe(200)
})

describe('the specification’s calls', () => {
  test('createFileUpload takes a file and answers the record by its twelve names; getFile brings it by its key', async () => {
    const { id } = await opened()
    const client = await server.as(FIRM)
    const fields = { caseId: String(id), uploadDocumentType: 'Receipt', uploadFormType: 'I-129', employeeAccess: 'N' }
    const record = await client.call('POST', '/fileUploadApi/fileupload/createFileUpload', formOf(fields))
    expect(record.status, JSON.stringify(record.body)).toBe(200)
    expect(Object.keys(record.body)).toEqual(
      expect.arrayContaining([
        ...['caseId', 'companyAutoId', 'companyCode', 'employeeAccess', 'enableEmail', 'lawfirmCode', 'lawfirmId'],
        ...['uploadDocumentType', 'uploadFormDescription', 'uploadFormType', 'uploadFilePath', 'uploadFileName'],
      ]),
    )
    expect(record.body).toMatchObject({ uploadDocumentType: 'Receipt', employeeAccess: false })
    const path = `/fileUploadApi/fileupload/getFile/${record.body.uploadFilePath}`
    expect((await client.get(path)).status).toBe(200)
    expect((await (await server.as(EMPLOYER)).get(path)).status).toBe(200)
    // Not for the employee, as the record says.
    expect((await (await server.as(EMPLOYEE)).get(path)).status).toBe(404)
    expect((await client.get('/fileUploadApi/fileupload/getFile/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })

  test('createFileUpload as JSON records a file that is stored already', async () => {
    const { id } = await opened()
    const first = await uploaded(ATTORNEY, id)
    const client = await server.as(ATTORNEY)
    const path = '/fileUploadApi/fileupload/createFileUpload'
    const reply = await client.post(path, { caseId: id, uploadFilePath: first.fileKey, uploadDocumentType: 'Form' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(reply.body).toMatchObject({ uploadFilePath: first.fileKey, uploadDocumentType: 'Form' })
    expect((await client.post(path, { caseId: id })).body.error.code).toBe('FILE_MISSING')
    expect((await client.post(path, { caseId: id, uploadFilePath: 'f'.repeat(32) })).status).toBe(404)
  })

  test('enableEmail mails those who take part', async () => {
    const { id, number } = await opened()
    await uploaded(EMPLOYER, id, { enableEmail: 'Y', documentType: 'Support letter' })
    const mails = await system().rows<{ recipients: string[] }>(
      'select recipients from outbox_mails where subject like $1',
      [`Case ${number}:%added a document%`],
    )
    const to = mails.flatMap(({ recipients }) => recipients)
    expect(to).toContain('employee@visacare.demo')
    expect(to).not.toContain('employer@visacare.demo')
  })
})

describe('who sees a document', () => {
  test('an employee sees what is meant for the employee, until that is taken back', async () => {
    const { id } = await opened()
    const hidden = await uploaded(EMPLOYER, id, { employeeAccess: 'false', itemId: 'passport' })
    expect((await ofCase(EMPLOYEE, id)).documents).toEqual([])
    expect((await (await server.as(EMPLOYEE)).get(`/api/cases/${id}/documents/${hidden.id}/file`)).status).toBe(404)
    // The item is in all the same.
    expect((await item(EMPLOYEE, id, 'passport')).state).toBe('received')
    const employer = await server.as(EMPLOYER)
    expect((await employer.put(`/api/cases/${id}/documents/${hidden.id}`, { employeeAccess: true })).status).toBe(200)
    expect((await (await server.as(EMPLOYEE)).get(`/api/cases/${id}/documents/${hidden.id}/file`)).status).toBe(200)
    expect((await (await server.as(EMPLOYEE)).get(`/api/files/${hidden.fileKey}`)).status).toBe(200)
  })

  test('another company sees neither the list nor the file', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYER, id)
    const { user } = await system().one<{ user: string }>(
      `select u.user_name as user from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' and u.role_id = 3 limit 1`,
    )
    const other = await server.as(user)
    expect((await other.get(`/api/cases/${id}/documents`)).status).toBe(404)
    expect((await other.get(`/api/files/${document.fileKey}`)).status).toBe(404)
    expect((await other.get('/api/documents')).body.items).toEqual([])
  })

  test('an employee is asked only for what the family owes', async () => {
    const { id } = await opened()
    const sides = new Set((await ofCase(EMPLOYEE, id)).requests.map(({ side }: { side: string }) => side))
    expect([...sides]).toEqual(['employee'])
  })
})

describe('looking at documents', () => {
  test('a rejection needs a reason, tells the sender, and is open again; a new version waits to be looked at', async () => {
    const { id, number } = await opened()
    const document = await uploaded(EMPLOYEE, id, { itemId: 'passport' })
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${id}/documents/${document.id}`
    expect((await attorney.post(`${path}/review`, { review: 'Rejected' })).body.error.code).toBe('REASON_MISSING')
    const reason = 'The photo page is cut off.'
    expect((await attorney.post(`${path}/review`, { review: 'Rejected', reason })).body.review).toBe('Rejected')
    expect(await item(EMPLOYEE, id, 'passport')).toMatchObject({ state: 'rejected', reason })
    const { body: news } = await (await server.as(EMPLOYEE)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain(`Case ${number}: Passport id page (valid) has to be sent again.`)

    const next = await (await server.as(EMPLOYEE)).call('POST', `${path}/versions`, formOf({ expiresOn: '2032-01-01' }))
    expect(next.body).toMatchObject({ versionNumber: 2, review: 'Waiting', expiresOn: '2032-01-01' })
    expect((await attorney.post(`${path}/review`, { review: 'Accepted' })).status).toBe(200)
    expect((await item(FIRM, id, 'passport')).state).toBe('accepted')
    const { versions } = await ofCase(FIRM, id)
    expect(versions.map((each: { number: number }) => each.number)).toEqual([2, 1])
    expect((await attorney.get(`${path}/file?number=1`)).status).toBe(200)
    // What was accepted stays.
    expect((await attorney.delete(path)).body.error.code).toBe('IN_USE')
  })

  test('the ball goes to whoever is asked for a document, back to the firm when it comes, and out again when it is rejected', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const standing = async (who: number) => (await (await server.as(who)).get(`/api/cases/${id}`)).body
    const { ball: before } = await standing(FIRM)
    expect(before).toBe('firm')
    const ask = { name: 'Organization chart', from: 'EMPLOYER' }
    const { body: asked } = await firm.post(`/api/cases/${id}/document-requests`, ask)
    const waiting = await standing(EMPLOYER)
    expect([waiting.ball, waiting.standing]).toEqual(['employer', expect.stringContaining('send “Organization chart”')])
    expect((await standing(EMPLOYEE)).standing).not.toContain('Organization chart')
    const { body: news } = await (await server.as(EMPLOYER)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain('please send “Organization chart”')

    const document = await uploaded(EMPLOYER, id, { itemId: asked.itemId })
    expect((await standing(FIRM)).ball).toBe('firm')
    const review = `/api/cases/${id}/documents/${document.id}/review`
    await firm.post(review, { review: 'Rejected', reason: 'It is of last year.' })
    const again = await standing(FIRM)
    expect([again.ball, again.standing]).toEqual(['employer', expect.stringContaining('send again')])
    await firm.post(review, { review: 'Accepted' })
    expect((await standing(FIRM)).ball).toBe('firm')
  })

  test('the employer of a LEGAL case decides nothing; nobody decides on a case out of sight', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYEE, id)
    const review = `/api/cases/${id}/documents/${document.id}/review`
    expect((await (await server.as(EMPLOYER)).post(review, { review: 'Accepted' })).body.error.code).toBe('NOT_YOURS')
    expect((await (await server.as(EMPLOYEE)).post(review, { review: 'Accepted' })).status).toBe(403)
  })

  test('whoever uploaded a document takes it away, and then its file is gone for everybody', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYEE, id)
    const path = `/api/cases/${id}/documents/${document.id}`
    expect((await (await server.as(EMPLOYER)).delete(path)).status).toBe(403)
    expect((await (await server.as(EMPLOYEE)).delete(path)).status).toBe(200)
    expect((await (await server.as(PROVIDER)).get(`/api/files/${document.fileKey}`)).status).toBe(404)
    expect((await (await server.as(EMPLOYEE)).get(`${path}/file`)).status).toBe(404)
  })
})

describe('the request list', () => {
  test('a waiver needs a reason and can be taken back; further documents are asked for once', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const waive = `/api/cases/${id}/document-requests/degree/waive`
    expect((await firm.post(waive, {})).body.error.code).toBe('REASON_MISSING')
    expect((await firm.post(waive, { reason: 'On file.' })).body).toMatchObject({ state: 'waived', reason: 'On file.' })
    expect((await firm.post(waive, { waived: false })).body.state).toBe('asked')
    const ask = `/api/cases/${id}/document-requests`
    const asked = await firm.post(ask, { name: 'Letter of the former employer', from: 'EMPLOYER', dueOn: '2030-01-15' })
    expect(asked.body).toMatchObject({ state: 'asked', side: 'employer', dueOn: '2030-01-15' })
    expect((await firm.post(ask, { name: 'letter of the former employer' })).body.error.code).toBe('ALREADY_ASKED')
    expect((await uploaded(EMPLOYER, id, { itemId: asked.body.itemId })).documentType).toBe(
      'Letter of the former employer',
    )
  })

  test('an answered question puts a document on the list or takes it off; earlier answers stay', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const questions = async (who: number) => (await ofCase(who, id)).questions.map((each: { id: string }) => each.id)
    expect(await questions(FIRM)).toEqual(expect.arrayContaining(['licenseRequired', 'foreignDegree']))
    expect(await questions(EMPLOYEE)).toEqual([])
    expect((await item(FIRM, id, 'license')).state).toBe('perhaps')
    expect((await firm.put(`/api/cases/${id}`, { known: { licenseRequired: true } })).status).toBe(200)
    expect((await firm.put(`/api/cases/${id}`, { known: { foreignDegree: false } })).status).toBe(200)
    expect((await item(FIRM, id, 'license')).state).toBe('asked')
    expect(await item(FIRM, id, 'evaluation')).toBeUndefined()
    expect(await questions(FIRM)).not.toContain('licenseRequired')
  })

  test('a reminder reaches those who owe something, at the bell and by mail, and is noted', async () => {
    const { id, number } = await opened()
    const firm = await server.as(FIRM)
    const reply = await firm.post(`/api/cases/${id}/document-reminders`, { itemIds: ['passport', 'supportLetter'] })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(reply.body.items).toBe(2)
    expect((await item(FIRM, id, 'passport')).reminders).toBe(1)
    const { body: news } = await (await server.as(EMPLOYEE)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain(`Case ${number} still needs documents from you: Passport id page (valid).`)
    const { mails } = await system().one<{ mails: number }>(
      `select count(*) as mails from outbox_mails where recipients::text like '%employee@visacare.demo%' and subject like $1`,
      [`Case ${number} still needs%`],
    )
    expect(mails).toBe(1)
    const none = await firm.post(`/api/cases/${id}/document-reminders`, { itemIds: ['license'] })
    expect(none.body.error.code).toBe('NOTHING_OPEN')
  })

  test('near its day an open item is reminded once by itself; an expiring document is told', async () => {
    const { id, number } = await opened()
    const ask = `/api/cases/${id}/document-requests`
    await (await server.as(FIRM)).post(ask, { itemId: 'passport', dueOn: '2030-01-15' })
    const due = { caseId: id, itemId: 'passport', dueOn: '2030-01-15' }
    await remindWhenDue(server.services, due)
    await remindWhenDue(server.services, due)
    await remindWhenDue(server.services, { ...due, dueOn: '2029-01-01' })
    expect((await item(FIRM, id, 'passport')).reminders).toBe(1)
    const document = await uploaded(EMPLOYEE, id, { expiresOn: '2031-05-04', documentType: 'Passport' })
    await tellExpiry(server.services, { documentId: document.id, expiresOn: '2031-05-04' })
    await tellExpiry(server.services, { documentId: document.id, expiresOn: '2031-05-05' })
    const { told } = await system().one<{ told: number }>(
      `select count(*) as told from notifications n join users u on u.id = n.user_id
        where u.user_name = 'employee@visacare.demo' and n.text = $1`,
      [`Case ${number}: Passport expires on 05-04-2031.`],
    )
    expect(told).toBe(1)
  })

  test('a case is not drafted while required documents are neither in nor waived', async () => {
    const { id } = await opened()
    expect((await (await server.as(EMPLOYEE)).post(`/api/cases/${id}/move`, { to: 2 })).status).toBe(200)
    const firm = await server.as(FIRM)
    const refused = await firm.post(`/api/cases/${id}/move`, { to: 3 })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'DOCUMENTS_MISSING'])
    for (const { itemId, need, state } of (await ofCase(FIRM, id)).requests)
      if (need === 'required' && state === 'asked')
        await firm.post(`/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
    expect((await firm.post(`/api/cases/${id}/move`, { to: 3 })).status).toBe(200)
  })
})

test('the list pages by key, filters and finds by the case number', async () => {
  const { id, number } = await opened()
  for (const documentType of ['Alpha', 'Beta', 'Gamma'])
    await uploaded(EMPLOYER, id, { documentType, expiresOn: documentType === 'Beta' ? '2026-12-24' : '' })
  const client = await server.as(EMPLOYER)
  const first = (await client.get(`/api/documents?caseId=${id}&limit=2`)).body
  expect(first.items.map((each: { documentType: string }) => each.documentType)).toEqual(['Gamma', 'Beta'])
  const second = (await client.get(`/api/documents?caseId=${id}&limit=2&after=${first.next}`)).body
  expect(second.items.map((each: { documentType: string }) => each.documentType)).toEqual(['Alpha'])
  expect((await client.get(`/api/documents?search=${number}`)).body.total).toBe(3)
  expect((await client.get(`/api/documents?search=gamm&caseId=${id}`)).body.total).toBe(1)
  expect((await client.get(`/api/documents?caseId=${id}&sort=expiresOn`)).body.items).toHaveLength(1)
  const route = encodeURIComponent('/visaCareDocumentPermCaseDetails')
  expect((await client.get(`/api/documents?caseId=${id}&route=${route}`)).body.total).toBe(0)
})
