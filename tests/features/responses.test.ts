import { expect, test } from 'vitest'
import { writtenDate } from '#formats/dates.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { LOCKED } from '#preparation/documents/unreadable-words.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER } from './support/documents.ts'
import { lettersOf } from './support/letters.ts'
import { lockedPdf } from './support/locked-pdf.ts'

const server = serverOfFile()
const { opened, uploaded, send } = documentsOf(server)
const { system, change } = recordsOf(server)

async function withNotice(): Promise<number> {
  const { id } = await opened()
  await change(
    `update cases set status = 8, stage = 'RFE_ISSUED', filed_on = '2026-08-01', receipt_on = '2026-08-04', receipt_number = 'IOE0912345678',
            rfe_notice_on = '2026-09-01', rfe_due_on = '2026-11-30' where id = $1`,
    [id],
  )
  return id
}

/** Documents of the case, looked at and with their pages prepared. */
async function approved(caseId: number, names: readonly string[]): Promise<number[]> {
  const attorney = await server.as(ATTORNEY)
  const ids: number[] = []
  for (const documentType of names) {
    const { id } = await uploaded(ATTORNEY, caseId, { documentType })
    ids.push(id)
  }
  for (const id of ids) {
    for (let tries = 0; tries < 600; tries++) {
      const { readiness } = await system().one<{ readiness: string }>(
        'select readiness from document_versions where document_id = $1',
        [id],
      )
      if (readiness === 'Ready') break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const review = { review: 'Accepted', versionNumber: 1 }
    const reply = await attorney.post(`/api/cases/${caseId}/documents/${id}/review`, review)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  return ids
}

async function built(caseId: number) {
  const attorney = await server.as(ATTORNEY)
  const begun = await attorney.post(`/api/cases/${caseId}/response/packages`, {})
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await attorney.get(`/api/cases/${caseId}/packages/${begun.body.id}`)
    if (!['Waiting', 'Working'].includes(body.status)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The response was not built in time.')
}

test('a response has the notice on top, the letter, and exhibits in the order chosen; it is sent by somebody’s word only', async () => {
  const id = await withNotice()
  const attorney = await server.as(ATTORNEY)
  const path = `/api/cases/${id}/response`
  const first = (await attorney.get(path)).body.response
  expect(first).toMatchObject({ notice: 'rfe', noticeOn: '2026-09-01', dueOn: '2026-11-30', open: true, exhibits: [] })
  const [notice = 0, degree = 0, chart = 0] = await approved(id, ['RFE notice', 'Degree', 'Organization chart'])

  // Nothing to build yet; an exhibit that went away since it was chosen is said.
  const empty = await attorney.post(`${path}/packages`, {})
  expect(empty.body.error.code).toBe('NOTHING_CHOSEN')
  await attorney.put(path, { noticeDocumentId: notice, exhibitIds: [chart] })
  const locked = (await send(ATTORNEY, id, { documentType: 'Evaluation' }, lockedPdf, 'evaluation.pdf')).body
  await attorney.put(path, { exhibitIds: [locked.id] })
  // Found out after it was chosen: it stays in sight, and the package says which one it is and what to do.
  const chosen = async () => (await attorney.get(path)).body.response.documents
  await expect
    .poll(chosen, { timeout: 60_000 })
    .toContainEqual(expect.objectContaining({ id: locked.id, ready: false, note: LOCKED }))
  const early = await built(id)
  expect(early.missing).toEqual([`Exhibit A, evaluation.pdf: ${LOCKED}`])
  const how = { sentOn: server.today(), tracking: '1Z999AA10123456784' }
  const lacking = await attorney.post(`${path}/sent`, { packageId: early.id, ...how })
  expect(lacking.body.error.code).toBe('NOT_COMPLETE')

  const twice = await attorney.put(path, { exhibitIds: [degree, degree] })
  expect(twice.body.error.code).toBe('TWICE')
  await attorney.put(path, { noticeDocumentId: notice, exhibitIds: [degree, chart] })
  const { body } = await attorney.put(path, { exhibitIds: [chart, degree] })
  expect(body.response.exhibits).toEqual([chart, degree])
  const stale = await attorney.post(`${path}/sent`, { packageId: early.id, ...how })
  expect(stale.body.error.code).toBe('PACKAGE_OUTDATED')

  const ready = await built(id)
  expect(ready.missing).toEqual([])
  expect(ready.contents.map(({ label }: { label: string }) => label)).toEqual([
    'The request for evidence',
    'Cover letter',
    'Index',
    'Exhibit A. Organization chart',
    expect.stringMatching(/^Exhibit A: /),
    'Exhibit B. Degree',
    expect.stringMatching(/^Exhibit B: /),
  ])
  // Dated with the day it is built, not with the filing it belongs to.
  const { pages } = await readPdf(await lettersOf(server).bytesOf(`/api/cases/${id}/packages/${ready.id}/file`))
  expect(pages[1]?.text).toContain(writtenDate(server.today()))
  // A response is no filing: what was filed, and what is printed for it, stays what it was.
  expect((await attorney.get(`/api/cases/${id}/filing`)).body.packages).toEqual([])

  const silent = await attorney.post(`${path}/sent`, { packageId: ready.id, sentOn: server.today() })
  expect(silent.body.error.code).toBe('HOW_MISSING')
  const received = { receivedOn: server.today(), word: 'Delivery confirmation' }
  expect((await attorney.put(`${path}/received`, received)).body.error.code).toBe('NOT_SENT')
  const sent = await attorney.post(`${path}/sent`, { packageId: ready.id, ...how })
  expect(sent.body.response, JSON.stringify(sent.body)).toMatchObject({ open: false, tracking: how.tracking })
  const after = await system().one('select status, rfe_responded_on as "on" from cases where id = $1', [id])
  expect(after).toEqual({ status: 7, on: server.today() })
  const got = await attorney.put(`${path}/received`, received)
  expect(got.body.response).toMatchObject({ receivedOn: server.today(), receivedWord: 'Delivery confirmation' })
  expect((await attorney.put(path, { exhibitIds: [] })).body.error.code).toBe('ALREADY_SENT')
})

test('the firm arranges a response; the employer reads how it stands, the employee does not', async () => {
  const id = await withNotice()
  const employer = await server.as(EMPLOYER)
  expect((await employer.get(`/api/cases/${id}/response`)).body.response).toMatchObject({ mayEdit: false })
  expect((await employer.put(`/api/cases/${id}/response`, { exhibitIds: [] })).status).toBe(403)
  expect((await (await server.as(EMPLOYEE)).get(`/api/cases/${id}/response`)).status).toBe(403)
})
