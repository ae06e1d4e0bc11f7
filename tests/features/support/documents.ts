import { expect } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export const [EMPLOYER, EMPLOYEE, ATTORNEY, FIRM, PROVIDER] = [3, 5, 9, 10, 1]

type Fields = Record<string, string>

const page = composePages([{ kind: 'title', text: 'Passport' }])
const pdf = joined(assemble([{ document: page, label: 'Passport' }], { title: 'Passport' }).parts)

export const formOf = (
  fields: Fields,
  content: BlobPart = pdf as BlobPart,
  name = 'My Passport (scan) of Priya, 2026.pdf',
) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([content]), name)
  return form
}

/** A case of the demo’s employee and what is uploaded to it. */
export function documentsOf(server: TestServer) {
  const { system } = recordsOf(server)

  /** An H-1B case of the demo's employee. */
  async function opened(): Promise<{ id: number; number: string; personId: number }> {
    const { id: personId } = await system().one<{ id: number }>(
      `select person_id as id from users where user_name = 'employee@visacare.demo'`,
    )
    const client = await server.as(EMPLOYER)
    const reply = await client.post('/api/cases', { typeId: 1, subType: 'extension', personId, channel: 'paper' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
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

  return { opened, send, uploaded, ofCase, item }
}
