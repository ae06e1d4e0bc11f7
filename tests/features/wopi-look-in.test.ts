import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY } from './support/documents.ts'
import { askingOf, contents } from './support/wopi/asking.ts'
import { type Editor, startEditor } from './support/wopi/runner.ts'
import { wordFile } from './support/word-files.ts'

const env: Record<string, string> = {}
let editor: Editor
beforeAll(async () => {
  editor = await startEditor()
  env.WOPI_CLIENT_URL = editor.origin
})
afterAll(() => editor.stop())
const server = serverOfFile({ env })
const { system } = recordsOf(server)
const { made, sourceOf, ask } = askingOf(server, () => editor)

test('an editor’s token of the provider’s staff ends with the look-in it was given in', async () => {
  const { id } = await made('Looked at.docx', wordFile('Looked at'))
  // The firm's own letters stay with it: staff in a look-in sees what the company sees.
  await (await server.as(ATTORNEY)).put(`/api/editable-files/${id}/share`, { sharedWith: 'employer' })
  const admin = await server.as(1)
  const { id: companyId } = await system().one<{ id: number }>(
    'select company_id as id from editable_files where id = $1',
    [id],
  )
  const open = (company: number | null) =>
    admin.post('/api/session/company', { companyId: company, reason: 'Asked by the company about a letter' })
  await open(companyId)
  const source = await sourceOf(1, id)
  expect((await ask(contents(source))).status).toBe(200)
  await open(null)
  expect((await ask(contents(source))).status).toBe(401)
  expect((await ask(source)).status).toBe(401)
  server.clock.advance(1000)
  await open(companyId)
  expect((await ask(contents(source))).status).toBe(401)
  const next = await sourceOf(1, id)
  expect((await ask(contents(next))).status).toBe(200)
  for (let minutes = 0; minutes < 61; minutes += 15) {
    server.clock.advance(15 * 60_000 + 1000)
    await admin.get('/api/session')
  }
  expect((await ask(contents(next))).status).toBe(401)
})
