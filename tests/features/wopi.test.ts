import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foreignRecords } from '../setup/foreign-records.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, EMPLOYER, FIRM, formOf } from './support/documents.ts'
import { askingOf, contents } from './support/wopi/asking.ts'
import { linesOf } from './support/wopi/from-xml.ts'
import { casesOf, type Editor, runnerOf, startEditor, table, type WopiCase } from './support/wopi/runner.ts'
import { wordFile } from './support/word-files.ts'

const env: Record<string, string> = { WOPI_TEST_FILES: 'yes' }
let editor: Editor
beforeAll(async () => {
  editor = await startEditor()
  env.WOPI_CLIENT_URL = editor.origin
})
afterAll(() => editor.stop())
const server = serverOfFile({ env })
const { system } = recordsOf(server)

const { cases, before } = casesOf(table)
const published = join(import.meta.dirname, '../../../shared/wopi/TestCases.xml')

const { made, sourceOf, ask } = askingOf(server, () => editor)

describe('the protocol’s own test cases', () => {
  let sources = { writer: '', reader: '' }
  const needed = new Map<string, Promise<string[]>>()
  const nothingKnown = (name: string): never => {
    throw new Error(`Nothing is known of ${name}.`)
  }
  beforeAll(async () => {
    const { id } = await made('Cases.wopitest')
    await (await server.as(ATTORNEY)).put(`/api/editable-files/${id}/share`, { sharedWith: 'employer' })
    sources = { writer: await sourceOf(ATTORNEY, id), reader: await sourceOf(EMPLOYER, id) }
  })

  test('are the 67 that apply, as they are published', () => {
    expect(cases).toHaveLength(67)
    expect(cases.every(({ steps }) => steps.length > 0)).toBe(true)
    if (existsSync(published)) expect(linesOf(readFileSync(published, 'utf8'))).toEqual(table)
  })

  test.each(cases.map((each): [string, WopiCase] => [`${each.group} ${each.name}`, each]))('%s', async (_name, one) => {
    const source = one.group === 'PutRelativeFileUnsupported' ? sources.reader : sources.writer
    const { run } = runnerOf(editor, () => server.clock.now())
    for (const name of one.before) {
      // What a group needs holds for all of its cases.
      const held = needed.get(`${name} ${source}`) ?? run(before.get(name) ?? nothingKnown(name), source)
      needed.set(`${name} ${source}`, held)
      expect(await held).toEqual([])
    }
    expect(await run(one, source)).toEqual([])
  })
})

describe('a token', () => {
  test('is for one file and one right: on another file, of another tenant, or to write with what reads, it is refused', async () => {
    const [one, other] = [await made('One.docx', wordFile('One')), await made('Other.docx', wordFile('Other'))]
    const source = await sourceOf(ATTORNEY, one.id)
    expect((await ask(source)).status).toBe(200)
    const foreign = await foreignRecords(() => server)('editableFile')
    for (const id of [other.id, foreign, 999_999]) {
      const elsewhere = source.replace(`/files/${one.id}?`, `/files/${id}?`)
      expect((await ask(elsewhere)).status).toBe(401)
      expect((await ask(contents(elsewhere))).status).toBe(401)
    }
    await (await server.as(ATTORNEY)).put(`/api/editable-files/${one.id}/share`, { sharedWith: 'employer' })
    const reads = await sourceOf(EMPLOYER, one.id)
    expect((await ask(contents(reads))).status).toBe(200)
    for (const override of ['LOCK', 'UNLOCK', 'REFRESH_LOCK', 'RENAME_FILE', 'DELETE'])
      expect((await ask(reads, override, { 'X-WOPI-Lock': 'x', 'X-WOPI-RequestedName': 'x' })).status).toBe(401)
    expect((await ask(contents(reads), 'PUT', { 'X-WOPI-Lock': 'x' }, wordFile('Mine'))).status).toBe(401)
    // What is not shared any more is not read any more, with a token from before neither.
    await (await server.as(ATTORNEY)).put(`/api/editable-files/${one.id}/share`, { sharedWith: 'nobody' })
    expect((await ask(contents(reads))).status).toBe(404)
    expect((await ask(reads)).status).toBe(404)
  })

  test('is worth nothing without the editor’s signature, and only its hash is kept', async () => {
    const { id } = await made('Signed.docx', wordFile('x'))
    const source = await sourceOf(ATTORNEY, id)
    expect((await fetch(source)).status).toBe(500)
    const token = new URL(source).searchParams.get('access_token')
    const kept = await system().rows<{ text: string }>('select t::text as text from wopi_tokens t')
    expect(kept.some(({ text }) => text.includes(String(token)))).toBe(false)
  })
})

describe('an editor', () => {
  test.each([
    ['a zip bomb', wordFile('x', { 'word/media/zeros.bin': new Uint8Array(64 * 1024 * 1024) })],
    ['entities', wordFile('x', { 'word/settings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
    ['macros', wordFile('x', { 'word/vbaProject.bin': 'x' })],
    ['text nested without end', wordFile('x', { 'word/document.xml': '<w:p>'.repeat(20_000) })],
    ['a PDF', '%PDF-1.7'],
    ['a page of HTML', '<html><script>alert(1)</script></html>'],
  ] as const)('that sends %s is refused with a sentence, and nothing is kept', async (_what, content) => {
    const { id, caseId } = await made('Letter.docx', wordFile('Kept'))
    const source = await sourceOf(ATTORNEY, id)
    await ask(source, 'LOCK', { 'X-WOPI-Lock': 'a' })
    const files = () => system().one<{ n: number }>('select count(*)::int as n from files')
    const count = await files()
    const put = await ask(contents(source), 'PUT', { 'X-WOPI-Lock': 'a' }, content)
    const beside = await ask(source, 'PUT_RELATIVE', { 'X-WOPI-RelativeTarget': 'Beside.docx' }, content)
    for (const reply of [put, beside]) {
      expect(reply.status).toBe(400)
      expect(reply.headers.get('x-wopi-servererror')).toMatch(/^[A-Z].+\.$/)
    }
    expect((await ask(source, 'PUT_RELATIVE', { 'X-WOPI-RelativeTarget': 'Beside.exe' }, 'MZ')).status).toBe(400)
    expect(await files()).toEqual(count)
    const { items } = (await (await server.as(ATTORNEY)).get(`/api/cases/${caseId}/editable-files`)).body
    expect(items).toMatchObject([{ id, versionNumber: 1 }])
  })

  test('and the product’s own editor do not write at the same time', async () => {
    const { id } = await made('Shared lock.docx', wordFile('x'))
    const source = await sourceOf(ATTORNEY, id)
    await ask(source, 'LOCK', { 'X-WOPI-Lock': 'a' })
    const firm = await server.as(FIRM)
    expect((await firm.put(`/api/editable-files/${id}/lock`, { lock: 'b' })).body.error.code).toBe('LOCKED')
    const own = await firm.call(
      'POST',
      `/api/editable-files/${id}/versions`,
      formOf({ basedOn: '1' }, wordFile('y'), 'x.docx'),
    )
    expect(own.body.error.code).toBe('LOCKED')
    expect(
      (await ask(contents(source), 'PUT', { 'X-WOPI-Lock': 'a' }, wordFile('z'))).headers.get('x-wopi-itemversion'),
    ).toBe('2')
    const { items } = (await firm.get(`/api/editable-files/${id}/versions`)).body
    expect(items[0]).toMatchObject({ number: 2, source: 'wopi' })
  })

  test('is the one other place that pages may show and post to', async () => {
    const { headers } = await server.visitor().get('/wopiTest/1', { accept: 'text/html' })
    const policy = headers.get('content-security-policy')?.split(';')
    expect(policy).toContain(`frame-src 'self' ${editor.origin}`)
    expect(policy).toContain(`form-action 'self' ${editor.origin}`)
    expect(policy).toContain(`frame-ancestors 'none'`)
  })
})

type Client = Awaited<ReturnType<typeof server.as>>

async function printed(client: Client, id: number): Promise<void> {
  const { body } = await client.post(`/api/letters/${id}/prints`, {})
  await vi.waitFor(async () => expect((await client.get(`/api/letter-works/${body.id}`)).body.status).toBe('Ready'), {
    timeout: 100_000,
    interval: 100,
  })
}

describe('a link to a collection letter', () => {
  test('opens it without an account, for its case, until it is taken back or the letter is gone', async () => {
    const { id, caseId } = await made('Demand.docx', wordFile('Please pay'), 'collection')
    const attorney = await server.as(ATTORNEY)
    expect((await attorney.post(`/api/editable-files/${id}/links`)).body.error.code).toBe('NOT_PRINTED')
    await printed(attorney, id)
    const { body } = await attorney.post(`/api/editable-files/${id}/links`)
    const token = new URL(body.path, 'http://x').searchParams.get('link')
    const visitor = server.visitor()
    const look = (of: number, path = '') => visitor.get(`/api/editable-file-links/${token}${path}?case=${of}`)
    expect((await look(caseId)).body).toMatchObject({ name: 'Demand.pdf' })
    const sent = await fetch(`${server.url}/api/editable-file-links/${token}/content?case=${caseId}`)
    expect(sent.headers.get('content-disposition')).toContain('attachment')
    const pages = await sent.text()
    expect(pages.slice(0, 5)).toBe('%PDF-')
    expect((await look(caseId + 1)).status).toBe(404)
    expect((await visitor.get(`/api/editable-files/${id}`)).status).toBe(401)
    expect((await attorney.delete(`/api/editable-files/${id}/links`)).body).toEqual({ revoked: 1 })
    expect((await look(caseId)).body.error.code).toBe('LINK_GONE')
    const other = await made('Offer.docx', wordFile('x'), 'offerLetter')
    expect((await attorney.post(`/api/editable-files/${other.id}/links`)).body.error.code).toBe('NOT_A_COLLECTION')
  })
})

describe('by the clock', () => {
  test('a lock ends after 30 minutes, a token with its session, a link after seven days', async () => {
    const { id, caseId } = await made('Late.docx', wordFile('x'), 'collection')
    const [attorney, firm] = [await server.as(ATTORNEY), await server.as(FIRM)]
    const [source, other] = [await sourceOf(ATTORNEY, id), await sourceOf(FIRM, id)]
    await printed(attorney, id)
    const { path } = (await attorney.post(`/api/editable-files/${id}/links`)).body
    const token = new URL(path, 'http://x').searchParams.get('link')
    await ask(source, 'LOCK', { 'X-WOPI-Lock': 'a' })
    const wait = async (minutes: number) => {
      server.clock.advance(minutes * 60_000)
      for (const client of [attorney, firm]) await client.get(`/api/editable-files/${id}`)
    }
    await wait(15)
    await wait(14)
    expect((await ask(other, 'LOCK', { 'X-WOPI-Lock': 'b' })).headers.get('x-wopi-lock')).toBe('a')
    await wait(1)
    expect((await ask(source, 'GET_LOCK')).headers.get('x-wopi-lock')).toBe('')
    expect((await ask(source, 'REFRESH_LOCK', { 'X-WOPI-Lock': 'a' })).status).toBe(409)
    expect((await ask(other, 'LOCK', { 'X-WOPI-Lock': 'b' })).status).toBe(200)

    await firm.post('/api/sign-out')
    expect((await ask(other)).status).toBe(401)
    for (let hours = 0; hours < 12 * 4; hours++) await wait(15)
    expect((await ask(source)).status).toBe(401)
    const link = () => server.visitor().get(`/api/editable-file-links/${token}?case=${caseId}`)
    expect((await link()).status).toBe(200)
    server.clock.advance(7 * 24 * 3_600_000)
    expect((await link()).body.error.code).toBe('LINK_GONE')
  })
})
