import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf } from './support/documents.ts'

const server = serverOfFile()
const [EMPLOYER, EMPLOYER_ASSISTANT, EMPLOYEE, ATTORNEY] = [3, 4, 5, 9]
const { system } = recordsOf(server)
const documents = documentsOf(server)

async function archive(who: number, caseId: number, all = false) {
  const { cookie } = await server.as(who)
  const path = `/api/cases/${caseId}/document-archive${all ? '?all=true' : ''}`
  const reply = await fetch(new URL(path, server.url), { headers: { cookie } })
  if (!reply.ok) return { code: (await reply.json()).error.code as string, names: [], files: {}, manifest: '' }
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const names = Object.keys(files)
  return { code: '', names, files, manifest: new TextDecoder().decode(files['manifest.csv']) }
}

const released = async () =>
  (
    await system().one<{ n: number }>(
      `select count(*)::integer as n from audit_events where operation = 'secrets.released'`,
    )
  ).n

test('all documents of a case come in one archive with a manifest; numbers leave by their own rules', async () => {
  const { id: caseId } = await documents.opened()
  await documents.uploaded(EMPLOYEE, caseId, { documentType: 'Passport' })
  await documents.uploaded(EMPLOYEE, caseId, { documentType: '../=Diploma: "B.S."' })
  await documents.uploaded(EMPLOYEE, caseId, { documentType: 'Social Security card' })

  const part = await archive(EMPLOYER_ASSISTANT, caseId)
  expect(part.names).toEqual(['01 Passport.pdf', '02 =Diploma B S.pdf', 'manifest.csv'])
  expect(part.manifest).toContain('"03 Social Security card.pdf"')
  expect(part.manifest).toContain('Not in this archive')
  const digest = createHash('sha256')
    .update(part.files['01 Passport.pdf'] ?? '')
    .digest('hex')
  expect(part.manifest).toContain(digest)
  expect((await archive(EMPLOYER_ASSISTANT, caseId, true)).code).toBe('NOT_REVEALED')

  const before = await released()
  expect((await archive(ATTORNEY, caseId, true)).names).toHaveLength(4)
  expect(await released()).toBe(before + 1)
  // The family takes its own papers freely.
  expect((await archive(EMPLOYEE, caseId, true)).names).toHaveLength(4)
  expect(await released()).toBe(before + 1)
  server.clock.advance(6 * 60_000)
  expect((await archive(ATTORNEY, caseId, true)).code).toBe('CONFIRM_PASSWORD')
})

test('a case without documents has no archive', async () => {
  const { id: caseId } = await documents.opened()
  expect((await archive(EMPLOYER, caseId)).code).toBe('NOT_FOUND')
})
