import { expect } from 'vitest'
import { writeDocx } from '#docx/write.ts'
import type { TestServer } from '../../setup/server.ts'
import { ATTORNEY } from './documents.ts'

export const docx = (text: string) => writeDocx({ title: 'Own', blocks: [{ kind: 'paragraph', text }] }) as BlobPart

type Client = Awaited<ReturnType<TestServer['as']>>

/** Letters, which a job writes and prints. */
export function lettersOf(server: TestServer) {
  /** The test client reads texts. */
  async function bytesOf(path: string): Promise<Uint8Array> {
    const { cookie } = await server.as(ATTORNEY)
    return new Uint8Array(await (await fetch(new URL(path, server.url), { headers: { cookie } })).arrayBuffer())
  }

  /** Waits until the job is done with a letter or its PDF. */
  async function done(client: Client, started: { status: number; body: { id: number } }) {
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    for (let tries = 0; tries < 600; tries++) {
      const { body } = await client.get(`/api/letter-works/${started.body.id}`)
      if (!['Waiting', 'Working'].includes(body.status)) return body
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The letter was not written in time.')
  }

  const print = async (client: Client, id: number) => done(client, await client.post(`/api/letters/${id}/prints`, {}))

  /** A letter as the list shows it, when the job is done. */
  async function making(client: Client, caseId: number, given: object) {
    const work = await done(client, await client.post(`/api/cases/${caseId}/letters`, given))
    expect(work).toMatchObject({ status: 'Ready', message: '' })
    const { items } = (await client.get(`/api/cases/${caseId}/letters`)).body
    return items.find(({ file }: { file: { id: number } }) => file.id === work.fileId)
  }

  return { bytesOf, done, print, making }
}
