import { expect } from 'vitest'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export type Here = {
  block: string
  formId: string
  page: number
  packagePage: number
  pageCode: string
  caseFormId: number
  name: string
}

export type Page = { page: number; state: string; code: string; what: string }

export async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not happen in time.')
}

/** Cases whose package was printed, and what comes back signed. */
export function scansOf(server: TestServer) {
  const { system } = recordsOf(server)

  /** An H-1B extension of Priya's with a package that was built. */
  async function printed() {
    const priya = await system().one<{ id: number }>(
      `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
    )
    const opening = { typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' }
    const { id } = (await (await server.as(3)).post('/api/cases', opening)).body as { id: number }
    return { id, ...(await build(id)) }
  }

  async function build(id: number) {
    const started = await (await server.as(9)).post(`/api/cases/${id}/packages`)
    const path = `/api/cases/${id}/packages/${started.body.id}`
    await until(async () => !['Waiting', 'Working'].includes((await (await server.as(9)).get(path)).body.status))
    const signHere: Here[] = (await (await server.as(9)).get(`/api/cases/${id}/filing`)).body.signHere
    return { packageId: started.body.id as number, pdf: await fileAt(`${path}/file`), signHere }
  }

  async function fileAt(path: string): Promise<Uint8Array> {
    const reply = await fetch(new URL(path, server.url), { headers: { cookie: (await server.as(9)).cookie } })
    expect(reply.status).toBe(200)
    return new Uint8Array(await reply.arrayBuffer())
  }

  /** Sends a scan and waits until its pages were looked at. */
  async function send(id: number, bytes: Uint8Array, name: string): Promise<{ id: number; pages: Page[] }> {
    const path = `/api/cases/${id}/signature-scans`
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const sent = await (await server.as(9)).post(path, form)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const now = async () =>
      (await (await server.as(9)).get(path)).body.items.find((each: { id: number }) => each.id === sent.body.id) as {
        status: string
        id: number
        pages: Page[]
      }
    await until(async () => (await now()).status === 'Read')
    return now()
  }

  return { printed, fileAt, send }
}
