import { expect } from 'vitest'
import type { Mailbox } from '../../../e2e/setup/mailbox.ts'
import type { TestServer } from '../../setup/server.ts'
import { ATTORNEY } from './documents.ts'

export const PEOPLE = [
  { name: 'Helen Achebe', email: 'helen.achebe@northwind.example', role: 'Chief Operating Officer' },
  { name: 'Miriam Lane', email: 'miriam.lane@harborlane.example', role: 'Attorney' },
  { name: 'Priya Nair', email: 'priya.nair@northwind.example', role: '' },
] as const

type Person = { name: string; email: string; role: string }
type Field = { id: number; kind: string }

/** Envelopes of a case, and what their signers do with the mails they get. */
export function envelopesOf(server: TestServer, mailbox: () => Mailbox) {
  const post = (call: string, body: Record<string, unknown>) => server.visitor().post(`/api/signing/${call}`, body)

  const made = async (caseId: number, documentId: number, signers: readonly Person[] = PEOPLE) =>
    (await server.as(ATTORNEY)).post(`/api/cases/${caseId}/envelopes`, { documentId, signers })

  async function sent(caseId: number, documentId: number, signers?: readonly Person[]): Promise<{ id: number }> {
    const draft = await made(caseId, documentId, signers)
    expect(draft.status, JSON.stringify(draft.body)).toBe(200)
    const reply = await (await server.as(ATTORNEY)).post(`/api/envelopes/${draft.body.id}/send`, {})
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }

  async function linkOf(id: number, { email }: Person): Promise<string> {
    const { text } = await mailbox().mailTo(email, new RegExp(`docuSignPageView/${id}#`))
    return new RegExp(`docuSignPageView/${id}#([\\w-]+)`).exec(text)?.[1] ?? ''
  }

  async function codeOf(token: string, { email }: Person): Promise<string> {
    const before = mailbox().mails.length
    const reply = await post('code', { token })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    for (let tries = 0; tries < 200; tries++) {
      const found = mailbox()
        .mails.slice(before)
        .find(({ to, text }) => to.includes(email) && /Your code to sign/.test(text))
      const code = /to open and sign .{1,300} is (\d{6})\./s.exec(found?.text ?? '')?.[1]
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('No code was mailed.')
  }

  async function passOf(token: string, person: Person): Promise<string> {
    const reply = await post('identify', { token, code: await codeOf(token, person) })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.pass
  }

  /** Fills every field as its kind wants and signs. */
  async function signs(token: string, pass: string, typed?: string) {
    const { body } = await post('open', { token, pass })
    const mark = { kind: 'typed', text: typed ?? body.you.name }
    const marks = body.fields.filter(({ kind }: Field) => kind !== 'date').map(({ id }: Field) => ({ field: id, mark }))
    return post('sign', { token, pass, consent: true, marks })
  }

  return { post, made, sent, linkOf, codeOf, passOf, signs }
}
