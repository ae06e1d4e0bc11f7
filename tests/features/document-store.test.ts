import { expect, test } from 'vitest'
import { writeDocx } from '#docx/write.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { READ_TEXTS_JOB, startTexts } from '#preparation/documents/server/read-texts-later.ts'
import { withClient } from '../operations/databases.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER } from './support/documents.ts'

const server = serverOfFile()
const { opened, send } = documentsOf(server)
const { system, change, companyId } = recordsOf(server)

const SAYS = 'Zeppelin maintenance supervisor. Social Security number 123-45-6789, A123456789, passport Z1234567.'
const docx = writeDocx({ title: 'Duties', blocks: [{ kind: 'paragraph', text: SAYS }] }) as BlobPart
const page = composePages([{ kind: 'paragraph', text: 'The zeppelin was inspected in Boston.' }])
const pdf = joined(assemble([{ document: page, label: 'Report' }], { title: 'Report' }).parts) as BlobPart

async function read(documentId: number) {
  for (let tries = 0; tries < 2400; tries++) {
    const found = await system().one<{ state: string; body: string; words: string }>(
      'select text_state as state, text_body as body, text_words::text as words from document_versions where document_id = $1',
      [documentId],
    )
    if (found.state !== '') return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The document was not read in time.')
}

const found = async (who: number, text: string, caseId?: number) =>
  (await (await server.as(who)).get(`/api/documents/inside?text=${text}${caseId ? `&caseId=${caseId}` : ''}`)).body

test('what stands in PDF and Word files is found, by those who see the document, and never by a number', async () => {
  const { id: caseId } = await opened()
  const given = { employeeAccess: 'false' }
  const word = await send(EMPLOYER, caseId, { ...given, documentType: 'Duties' }, docx, 'Duties.docx')
  const report = await send(EMPLOYER, caseId, { ...given, documentType: 'Report' }, pdf, 'Report.pdf')
  const card = await send(EMPLOYER, caseId, { ...given, documentType: 'Social Security card' }, docx, 'Card.docx')
  expect([word.status, report.status, card.status]).toEqual([200, 200, 200])
  const kept = await read(word.body.id)
  expect(kept.body).toBe('Zeppelin maintenance supervisor. Social Security number , , passport .')
  expect(kept.words).not.toMatch(/\d{4}/)
  await read(report.body.id)
  expect((await read(card.body.id)).state).toBe('None')

  const { items, withoutWords } = await found(ATTORNEY, 'zeppelin', caseId)
  expect(items.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Duties', 'Report'])
  expect(withoutWords).toBe(1)
  const report1 = items.find(({ name }: { name: string }) => name === 'Report')
  expect(report1.snippet).toContainEqual({ text: 'zeppelin', hit: true })
  for (const number of ['123-45-6789', 'A123456789', 'Z1234567', '6789'])
    expect((await found(ATTORNEY, number, caseId)).items, number).toEqual([])

  const search = (await (await server.as(ATTORNEY)).get('/api/search?text=zeppelin')).body
  expect(search.items).toContainEqual(
    expect.objectContaining({ kind: 'document', title: 'Report', path: expect.stringContaining(`/${caseId}?tab=`) }),
  )
  // Not marked for the employee: neither the search of documents nor that of the product finds it.
  expect((await found(EMPLOYEE, 'zeppelin')).items).toEqual([])
  expect((await (await server.as(EMPLOYEE)).get('/api/search?text=zeppelin')).body.items).toEqual([])
  const removed = await (await server.as(EMPLOYER)).delete(`/api/cases/${caseId}/documents/${report.body.id}`)
  expect(removed.status, JSON.stringify(removed.body)).toBe(200)
  expect((await found(ATTORNEY, 'zeppelin', caseId)).items).toHaveLength(1)
})

test('documents that were there before their words were kept are read after the upgrade', async () => {
  const { id: caseId } = await opened()
  const sent = await send(EMPLOYER, caseId, { documentType: 'Duties' }, docx, 'Duties.docx')
  await read(sent.body.id)
  const unread = `update document_versions set text_state = '', text_body = '', text_words = null where document_id = $1`
  // The demo's own are many; here only one waits.
  await change(`update document_versions set text_state = 'None' where text_state = ''`)
  await change(unread, [sent.body.id])
  expect(await found(ATTORNEY, 'zeppelin', caseId)).toMatchObject({ items: [], waiting: 1 })
  await startTexts(server.services)
  await startTexts(server.services)
  const waiting = await withClient(server.ownerUrl, (client) =>
    client.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = $1 and j.run_at > now() + interval '10 minutes'`,
      [READ_TEXTS_JOB],
    ),
  )
  // Once, and later: its time is brought forward here.
  expect(waiting.rowCount).toBe(1)
  expect((await read(sent.body.id)).state).toBe('Read')
  expect((await found(ATTORNEY, 'zeppelin', caseId)).items).toHaveLength(1)
})

const ended = (caseId: number, decidedOn: string) =>
  change(`update cases set status = 10, filed_on = $2::date - 90, decided_on = $2 where id = $1`, [caseId, decidedOn])

const due = async (who: number) =>
  ((await (await server.as(who)).get('/api/retention')).body.items ?? []) as { documentId: number }[]

test('nothing that is held is removed or destroyed; what is due is destroyed by a person’s word only', async () => {
  const { id: caseId } = await opened()
  const sent = await send(EMPLOYER, caseId, { documentType: 'Report' }, pdf, 'Report.pdf')
  const documentId = sent.body.id as number
  const attorney = await server.as(ATTORNEY)
  const employer = await server.as(EMPLOYER)
  const isDue = async () => (await due(ATTORNEY)).some((each) => each.documentId === documentId)
  const destroy = () => attorney.post('/api/retention/destroy', { documentIds: [documentId], reason: 'Time is over' })

  expect((await employer.post('/api/legal-holds', { caseId, reason: 'A lawsuit' })).status).toBe(403)
  const hold = await attorney.post('/api/legal-holds', { caseId, reason: 'Wage inquiry' })
  expect(hold.body, JSON.stringify(hold.body)).toMatchObject({ caseId, reason: 'Wage inquiry', endedAt: null })
  const removing = await employer.delete(`/api/cases/${caseId}/documents/${documentId}`)
  expect(removing.body.error).toMatchObject({ code: 'LEGAL_HOLD', message: expect.stringContaining('legal hold') })
  // Not by another way either.
  await expect(change('update documents set removed_at = now() where id = $1', [documentId])).rejects.toThrow(/hold/)

  await ended(caseId, '2015-06-01')
  expect(await isDue()).toBe(false)
  expect((await destroy()).body.error.code).toBe('HELD')
  const over = await attorney.post(`/api/legal-holds/${hold.body.id}/end`, { reason: 'Closed' })
  expect(over.body, JSON.stringify(over.body)).toMatchObject({ endReason: 'Closed' })
  expect((await attorney.get(`/api/legal-holds?caseId=${caseId}`)).body.items).toHaveLength(1)

  await ended(caseId, '2025-06-01')
  expect(await isDue()).toBe(false)
  expect((await destroy()).body.error.code).toBe('NOT_DUE')
  await ended(caseId, '2015-06-01')
  expect(await isDue()).toBe(true)
  expect((await employer.get('/api/retention')).status).toBe(403)
  const { key } = await system().one<{ key: string }>(
    'select f.key from document_versions v join files f on f.id = v.file_id where v.document_id = $1',
    [documentId],
  )
  expect((await destroy()).body).toEqual({ destroyed: 1 })
  expect(await isDue()).toBe(false)
  for (let tries = 0; tries < 2400; tries++) {
    const isThere = await server.services.files.get(key).then(
      (stream) => stream.destroy() !== undefined,
      () => false,
    )
    if (!isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The file is still there.')
})

test('a hold on a company keeps the documents of each of its cases, and is listed on its page', async () => {
  const { id: caseId } = await opened()
  const sent = await send(EMPLOYER, caseId, { documentType: 'Report' }, pdf, 'Report.pdf')
  const company = await companyId('NORTHWIND')
  const attorney = await server.as(ATTORNEY)
  const hold = await attorney.post('/api/legal-holds', { companyId: company, reason: 'Inspection announced' })
  expect(hold.body, JSON.stringify(hold.body)).toMatchObject({ caseId: null, companyId: company })
  const listed = async () => (await attorney.get(`/api/legal-holds?companyId=${company}`)).body.items
  expect((await listed())[0]).toMatchObject({ id: hold.body.id, reason: 'Inspection announced', endedAt: null })
  const remove = async () => (await server.as(EMPLOYER)).delete(`/api/cases/${caseId}/documents/${sent.body.id}`)
  expect((await remove()).body.error.code).toBe('LEGAL_HOLD')
  await attorney.post(`/api/legal-holds/${hold.body.id}/end`, { reason: 'It was called off' })
  expect((await listed()).find(({ id }: { id: number }) => id === hold.body.id).endReason).toBe('It was called off')
  expect((await remove()).status).toBe(200)
})
