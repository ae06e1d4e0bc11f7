import { expect } from 'vitest'
import type { TestServer } from '../../../setup/server.ts'
import { ATTORNEY, documentsOf, formOf } from '../documents.ts'
import { type Editor, proofHeaders } from './runner.ts'

export const contents = (url: string) => url.replace('?', '/contents?')

/** Files of cases, and an editor that asks for them. */
export function askingOf(server: TestServer, editor: () => Editor) {
  const { opened } = documentsOf(server)

  async function made(name: string, content: BlobPart = 'The first text.', kind = 'letter') {
    const { id: caseId } = await opened()
    const client = await server.as(ATTORNEY)
    const reply = await client.call('POST', `/api/cases/${caseId}/editable-files`, formOf({ kind }, content, name))
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return { caseId, id: reply.body.id as number }
  }

  /** Where an editor finds the file of whom, with the token that is given for it. */
  async function sourceOf(who: number, id: number): Promise<string> {
    const { status, body } = await (await server.as(who)).post(`/api/editable-files/${id}/editor`)
    expect(status, JSON.stringify(body)).toBe(200)
    const wopiSrc = new URL(body.editor.actionUrl).searchParams.get('WOPISrc')
    return `${wopiSrc}?access_token=${body.editor.accessToken}`
  }

  /** A signed request of the editor. */
  async function ask(url: string, override?: string, headers: Record<string, string> = {}, body: BodyInit = '') {
    const reply = await fetch(url, {
      method: override ? 'POST' : 'GET',
      headers: {
        ...(override && { 'X-WOPI-Override': override }),
        ...headers,
        ...proofHeaders(editor(), url, server.clock.now()),
      },
      ...(override && { body }),
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  return { made, sourceOf, ask }
}
