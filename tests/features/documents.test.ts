import { describe, expect, test } from 'vitest'
import { exhibitsOf, preparedExhibit } from '#preparation/documents/server/exhibits.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, FIRM, formOf } from './support/documents.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, send, uploaded, ofCase, item } = documentsOf(server)

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
      ...{ caseId: id, companyCode: 'NORTHWIND', itemId: 'passport', documentType: 'Passport photo page' },
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

  test.each(['scan.bmp', 'clip.mov'])('refuses %s and says which kinds are taken', async (name) => {
    const { id } = await opened()
    const reply = await send(EMPLOYEE, id, {}, 'BM', name)
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
    const family = await server.as(EMPLOYEE)
    const { id: other } = await opened()
    const own = await uploaded(EMPLOYEE, id)
    const used = await family.post(`/api/cases/${other}/documents`, { fileKey: own.fileKey, documentType: 'Passport' })
    expect([used.status, used.body.caseId, used.body.fileKey], 'for another case too').toEqual([
      ...[200, other, own.fileKey],
    ])
    expect((await client.post(path, { caseId: id })).body.error.code).toBe('FILE_MISSING')
    expect((await client.post(path, { caseId: id, uploadFilePath: 'f'.repeat(32) })).status).toBe(404)
  })

  test('enableEmail mails those who take part', async () => {
    const { id, number } = await opened()
    await uploaded(EMPLOYER, id, { enableEmail: 'Y', documentType: 'Support letter' })
    const mails = await system().rows<{ recipients: string[] }>(
      'select recipients from outbox_mails where subject like $1',
      [`%${number}%`],
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
