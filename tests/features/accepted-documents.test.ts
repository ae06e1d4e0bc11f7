import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { heicSample } from '#paper/images/heic-sample.ts'
import { prepareVersion } from '#preparation/documents/server/prepare.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, formOf } from './support/documents.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened, uploaded, send, item, ofCase } = documentsOf(server)
const { system } = recordsOf(server)
const { built } = filingsOf(server)

const reviewOf = async (caseId: number, id: number) =>
  (await ofCase(ATTORNEY, caseId)).documents.find((each: { id: number }) => each.id === id).review

async function accepted() {
  const { id: caseId } = await opened()
  const { id } = await uploaded(EMPLOYEE, caseId, { itemId: 'degree', documentType: 'Degree and transcripts' })
  const path = `/api/cases/${caseId}/documents/${id}`
  expect(
    (await (await server.as(ATTORNEY)).post(`${path}/review`, { review: 'Accepted', versionNumber: 1 })).status,
  ).toBe(200)
  return { caseId, id, path }
}

test('an accepted diploma stays one: its owner does not call it a passport, and so take it away', async () => {
  const { caseId, id, path } = await accepted()
  const employee = await server.as(EMPLOYEE)
  for (const changed of [{ documentType: 'Birth certificate' }, { itemId: 'passport' }, { expiresOn: '2035-01-01' }]) {
    const reply = await employee.put(path, changed)
    expect([reply.status, reply.body.error?.code]).toEqual([409, 'IN_USE'])
  }
  expect((await employee.delete(`${path}?reason=because`)).status).toBe(409)
  expect(await reviewOf(caseId, id)).toBe('Accepted')
})

test('a diploma that was sent back and that its owner calls a passport is looked at again, and the trail says what it was', async () => {
  const { caseId, id, path } = await accepted()
  const sentBack = { review: 'Rejected', reason: 'Not readable.', versionNumber: 1 }
  expect((await (await server.as(ATTORNEY)).post(`${path}/review`, sentBack)).status).toBe(200)
  const changed = { itemId: 'passport', documentType: 'Passport photo page', expiresOn: '2035-01-01' }
  const reply = await (await server.as(EMPLOYEE)).put(path, changed)
  expect([reply.status, reply.body.review]).toEqual([200, 'Waiting'])
  expect(await reviewOf(caseId, id)).toBe('Waiting')
  const [audited] = await system().rows<{ before: object }>(
    `select before from audit_events where operation = 'documents.update' order by at desc limit 1`,
  )
  expect(audited?.before).toMatchObject({ itemId: 'degree', documentType: 'Degree and transcripts' })
})

test('a Word file that brings another program is taken neither as a document nor as a version of one', async () => {
  const { caseId, path } = await accepted()
  const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', 'word/embeddings/ole1.bin': 'x' }
  const file = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
  const content = file as BlobPart
  expect((await send(EMPLOYEE, caseId, {}, content, 'Letter.docx')).body.error?.code).toBe('FILE_MACROS')
  const version = await (await server.as(ATTORNEY)).call('POST', `${path}/versions`, formOf({}, content, 'Letter.docx'))
  expect(version.body.error?.code).toBe('FILE_MACROS')
})

test('what is written about it, and what who accepts says it is, leave it accepted', async () => {
  const { caseId, id, path } = await accepted()
  await (await server.as(EMPLOYEE)).put(path, { description: 'Both sides.' })
  expect(await reviewOf(caseId, id)).toBe('Accepted')
  await (await server.as(ATTORNEY)).put(path, { documentType: 'Degree' })
  expect(await reviewOf(caseId, id)).toBe('Accepted')
})

test('what was replaced in the meantime is looked at before it is approved', async () => {
  const { id: caseId } = await opened()
  const { id } = await uploaded(EMPLOYEE, caseId, { itemId: 'degree' })
  const path = `/api/cases/${caseId}/documents/${id}`
  const attorney = await server.as(ATTORNEY)
  expect((await attorney.post(`${path}/review`, { review: 'Accepted' })).body.error.code).toBe('VERSION_MISSING')
  const newer = await (await server.as(EMPLOYEE)).call('POST', `${path}/versions`, formOf({}))
  expect(newer.body.versionNumber).toBe(2)
  const late = await attorney.post(`${path}/review`, { review: 'Accepted', versionNumber: 1 })
  expect([late.status, late.body.error.code]).toEqual([409, 'REPLACED'])
  expect(late.body.error.message).toMatch(
    /^Degree.* was replaced by .+ on \d\d-\d\d-\d{4} at \d\d:\d\d\. Look at the new one\.$/,
  )
  expect(await reviewOf(caseId, id)).toBe('Waiting')
  // Called something else since the attorney looked: that is another answer to another question.
  await (await server.as(EMPLOYEE)).put(path, { itemId: 'passport' })
  const other = await attorney.post(`${path}/review`, { review: 'Accepted', ...pick(newer.body) })
  expect([other.status, other.body.error.code]).toEqual([409, 'STALE'])
  const seen = { review: 'Accepted', versionNumber: 2 }
  expect((await attorney.post(`${path}/review`, seen)).body.review).toBe('Accepted')
})
const pick = ({ versionNumber, version }: { versionNumber: number; version: number }) => ({ versionNumber, version })

test('a file that cannot be read is sent back, whatever was decided before, and nobody approves it', async () => {
  const { id: caseId } = await opened()
  const broken = heicSample().subarray(0, 232) as BlobPart
  const { body } = await send(EMPLOYEE, caseId, { itemId: 'degree' }, broken, 'IMG_0413.heic')
  const path = `/api/cases/${caseId}/documents/${body.id}`
  const attorney = await server.as(ATTORNEY)
  const seen = { review: 'Accepted', versionNumber: 1 }
  await attorney.post(`${path}/review`, seen)
  const version = await system().one<{ id: number }>('select id from document_versions where document_id = $1', [
    body.id,
  ])
  await prepareVersion(server.services, version.id)
  const { documents } = await ofCase(ATTORNEY, caseId)
  const document = documents.find((each: { id: number }) => each.id === body.id)
  expect(document.readiness).toBe('Failed')
  expect([document.review, document.reviewReason]).toEqual(['Rejected', document.readinessNote])
  expect((await item(EMPLOYEE, caseId, 'degree')).state).toBe('rejected')
  const again = await attorney.post(`${path}/review`, seen)
  expect([again.status, again.body.error.code]).toEqual([409, 'CANNOT_BE_READ'])
  const { body: told } = await (await server.as(EMPLOYEE)).get('/api/my/notifications')
  expect(JSON.stringify(told)).toContain('has to be sent again. This HEIC file')
})

test('what nobody approved is named by the check before filing and by the package it lies in', async () => {
  const { id: caseId } = await opened()
  const { id } = await uploaded(EMPLOYEE, caseId, { itemId: 'degree', documentType: 'Degree' })
  // What came from the agency goes back to nobody: it is neither named nor an exhibit.
  await uploaded(ATTORNEY, caseId, { documentType: 'Rejection notice', formType: 'Agency notice' })
  const attorney = await server.as(ATTORNEY)
  const named = async () => {
    const { findings } = (await attorney.get(`/api/cases/${caseId}/filing-check?stage=filing`)).body
    const started = await attorney.post(`/api/cases/${caseId}/packages`)
    const { missing } = await built(caseId, started.body.id)
    return [
      findings
        .filter(({ rule }: { rule: string }) => rule === 'R18')
        .map((each: { sentence: string }) => each.sentence),
      missing.filter((each: string) => each.includes('nobody has approved it')),
    ]
  }
  const [found, missing] = await named()
  expect(found).toEqual([
    expect.stringMatching(/^Degree \(.+\.pdf\): nobody has approved it\. Approve it or send it back\.$/),
  ])
  expect(missing).toEqual([expect.stringMatching(/^Exhibit 1, .+\.pdf: nobody has approved it\./)])
  await attorney.post(`/api/cases/${caseId}/documents/${id}/review`, { review: 'Accepted', versionNumber: 1 })
  expect(await named()).toEqual([[], []])
})
