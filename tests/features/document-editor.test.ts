import { expect, test, vi } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYER, FIRM, formOf } from './support/documents.ts'
import { wordFile } from './support/word-files.ts'

const server = serverOfFile()
const { opened } = documentsOf(server)

type Json = Record<string, unknown>

async function letter(text: string) {
  const { id: caseId } = await opened()
  const client = await server.as(ATTORNEY)
  const form = formOf({ kind: 'letter' }, wordFile(text), 'Support letter.docx')
  const { body } = await client.call('POST', `/api/cases/${caseId}/editable-files`, form)
  const path = `/api/editable-files/${body.id}`
  const view = (await client.get(`${path}/letter`)).body as { number: number; document: Json; file: Json }
  return { client, path, view }
}

const withWords = (document: Json, from: string, to: string): Json =>
  JSON.parse(JSON.stringify(document).replace(from, to))

test('a letter is opened as text, edited and saved as a new version; both are compared', async () => {
  const { client, path, view } = await letter('The wage is fair')
  expect(JSON.stringify(view.document)).toContain('The wage is fair')
  const first = { from: 1, basedOn: 1, document: withWords(view.document, 'fair', 'lawful') }
  expect((await client.put(`${path}/letter`, first)).body).toMatchObject({ versionNumber: 2 })
  // The text on screen still points at the version it was opened from.
  const second = { from: 1, basedOn: 2, document: withWords(view.document, 'fair', 'lawful and paid') }
  expect((await client.put(`${path}/letter`, second)).body).toMatchObject({ versionNumber: 3 })
  expect(JSON.stringify((await client.get(`${path}/letter`)).body.document)).toContain('lawful and paid')
  expect(JSON.stringify((await client.get(`${path}/letter?number=1`)).body.document)).toContain('fair')
  // Saved twice in one sitting: one version to look at, beside the one it began with.
  const { items } = (await client.get(`${path}/versions`)).body
  expect(items.map(({ number }: { number: number }) => number)).toEqual([3, 1])
  const { changed, paragraphs } = (await client.get(`${path}/compare?older=1&newer=3`)).body
  expect(changed).toBe(1)
  expect(JSON.stringify(paragraphs)).toContain('lawful and paid')
})

test('saved in between, locked by another or pointing elsewhere: refused, and nothing is lost', async () => {
  const { client, path, view } = await letter('To whom it may concern')
  const edited = { from: 1, basedOn: 1, document: withWords(view.document, 'whom', 'everybody whom') }
  const firm = await server.as(FIRM)
  expect((await firm.put(`${path}/lock`, { lock: 'firm' })).status).toBe(200)
  expect((await client.put(`${path}/letter`, edited)).body.error.code).toBe('LOCKED')
  expect((await firm.put(`${path}/letter`, { ...edited, lock: 'firm' })).body).toMatchObject({ versionNumber: 2 })
  expect((await firm.put(`${path}/letter`, { ...edited, lock: 'firm' })).body.error.code).toBe('STALE')
  const foreign = {
    ...edited,
    basedOn: 2,
    lock: 'firm',
    document: { type: 'doc', content: [{ type: 'keptBlock', attrs: { at: 0 } }] },
  }
  const refused = await firm.put(`${path}/letter`, foreign)
  expect([refused.status, refused.body.error.code]).toEqual([400, 'NOT_THIS_LETTER'])
  expect((await client.get(path)).body.versionNumber).toBe(2)
})

test('a suggestion carries the name of who is signed in, whatever the page says', async () => {
  const { client, path, view } = await letter('The wage is fair')
  const [paragraph] = view.document.content as Json[]
  const mark = { type: 'inserted', attrs: { at: null, by: 'Somebody else', on: '2020-01-01' } }
  const words = { type: 'text', text: ' indeed', marks: [mark] }
  const content = [{ ...paragraph, content: [...((paragraph?.content as Json[]) ?? []), words] }]
  expect((await client.put(`${path}/letter`, { from: 1, basedOn: 1, document: { type: 'doc', content } })).status).toBe(
    200,
  )
  const again = JSON.stringify((await client.get(`${path}/letter`)).body.document)
  expect(again).toContain(`"by":"${view.file.createdByName}"`)
  expect(again).not.toContain('Somebody else')
})

test('a file too long for a page is said to be, and can still be downloaded', async () => {
  const { id: caseId } = await opened()
  const client = await server.as(ATTORNEY)
  const words = Array.from({ length: 450_000 }, (_, place) => `word${place}`).join(' ')
  const form = formOf({ kind: 'letter' }, wordFile(words), 'Long.docx')
  const { body } = await client.call('POST', `/api/cases/${caseId}/editable-files`, form)
  const refused = await client.get(`/api/editable-files/${body.id}/letter`)
  expect([refused.status, refused.body.error.code]).toEqual([413, 'TOO_LONG'])
})

test('who does not see the file opens nothing', async () => {
  const { path, view } = await letter('A draft of the firm')
  const employer = await server.as(EMPLOYER)
  expect((await employer.get(`${path}/letter`)).status).toBe(404)
  expect((await employer.get(`${path}/compare?older=1&newer=1`)).status).toBe(404)
  expect((await employer.put(`${path}/letter`, { from: 1, basedOn: 1, document: view.document })).status).toBe(404)
})

type Client = Awaited<ReturnType<typeof server.as>>

const worked = (client: Client, id: number) =>
  vi.waitFor(
    async () => {
      const { body } = await client.get(`/api/letter-works/${id}`)
      expect(body.status).toBe('Ready')
    },
    { timeout: 100_000, interval: 100 },
  )

async function printed(client: Client, id: number): Promise<void> {
  await worked(client, (await client.post(`/api/letters/${id}/prints`, {})).body.id)
}

async function saved(client: Client, id: number, basedOn: number, content: BlobPart): Promise<void> {
  const given = formOf({ basedOn: String(basedOn) }, content, 'x.docx')
  const { status, body } = await client.call('POST', `/api/editable-files/${id}/versions`, given)
  expect(status, JSON.stringify(body)).toBe(200)
}

test('a debtor’s link gives what was sent, not what is written on, and nothing that is not settled', async () => {
  const { id: caseId } = await opened()
  const client = await server.as(ATTORNEY)
  const form = formOf({ kind: 'collection' }, wordFile('Please pay'), 'Demand.docx')
  const { id } = (await client.call('POST', `/api/cases/${caseId}/editable-files`, form)).body
  await printed(client, id)
  const { path } = (await client.post(`/api/editable-files/${id}/links`)).body
  const token = new URL(path, 'http://x').searchParams.get('link')
  const sent = async () => (await fetch(`${server.url}/api/editable-file-links/${token}/content?case=${caseId}`)).text()
  const pages = await sent()
  expect(pages.slice(0, 5)).toBe('%PDF-')
  server.clock.advance(60_000)
  await saved(client, id, 1, wordFile('Please pay at once'))
  await printed(client, id)
  expect(await sent()).toBe(pages)
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const comments = `<w:comments xmlns:w="${W}"><w:comment w:id="0" w:author="M"/></w:comments>`
  await saved(client, id, 2, wordFile('Please pay', { 'word/comments.xml': comments }))
  const noted = (await client.post(`/api/editable-files/${id}/links`)).body.error
  expect(noted).toMatchObject({ code: 'NOT_FINISHED', message: expect.stringContaining('Settle the comments') })
  const unasked = (await client.post(`/api/letters/${id}/prints`, { toSend: true })).body.error
  expect(unasked.code).toBe('NOT_FINISHED')
})

test('a version is printed once however often it is asked for, and what never ends is said to have failed', async () => {
  const { client, path } = await letter('The wage is fair')
  const fileId = Number(path.split('/').at(-1))
  // One whose job is not on the queue: as when the worker died with it.
  const begun = (minutesAgo: number) =>
    server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.one<{ id: number }>(
        `insert into letter_works (user_id, what, editable_file_id, version, status, step, created_at)
         select e.created_by, 'print', e.id, 1, 'Working', 'Printing the pages', $2 from editable_files e where e.id = $1
         returning id`,
        [fileId, new Date(server.clock.now().getTime() - minutesAgo * 60_000)],
      ),
    )
  const late = await begun(21)
  expect((await client.get(`/api/letter-works/${late.id}`)).body).toMatchObject({
    ...{ status: 'Failed', message: 'It took too long and was given up. Try again.' },
  })
  const { id } = await begun(1)
  expect((await client.post(`/api/letters/${fileId}/prints`, {})).body).toMatchObject({ id, status: 'Working' })
})

test('a cover letter calls enclosed only what was approved and can be printed', async () => {
  const { id: caseId } = await opened()
  const client = await server.as(ATTORNEY)
  const given = formOf({ documentType: 'Letter of the bank' }, wordFile('No pages yet.'), 'bank.docx')
  const sent = await client.call('POST', `/api/cases/${caseId}/documents`, given)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const { text, missing } = (await client.get(`/api/cases/${caseId}/letter-preview?template=coveringLetter`)).body
  expect(text).not.toContain('Letter of the bank')
  expect(text).not.toContain('Form ETA-9035')
  expect(missing.map(({ name }: { name: string }) => name)).toContain('write.enclosures')
})
