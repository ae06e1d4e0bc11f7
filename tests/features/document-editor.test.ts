import { expect, test } from 'vitest'
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
