import { expect } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { TestServer } from './server.ts'

type Client = Awaited<ReturnType<TestServer['as']>>
export type Place = {
  caseFormId: number
  formId: string
  block: string
  name: string
  page: number
  packagePage: number
  pageCode: string
  optional: boolean
  mine: boolean
  signed: { kind: string; signedOn: string; scanned: boolean; reason: string } | null
  scan: { scanId: number; page: number; looked: 'Yes' | 'No' | null } | null
}
type Scan = { id: number; status: string; pages: { page: number; state: string; code: string; what: string }[] }

export async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not happen in time.')
}

export const placesOf = async (client: Client, id: number): Promise<Place[]> =>
  (await client.get(`/api/cases/${id}/filing`)).body.signHere

/** Builds a package and waits for it. */
export async function built(client: Client, id: number) {
  const started = await client.post(`/api/cases/${id}/packages`)
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  const now = async () => (await client.get(`/api/cases/${id}/packages/${started.body.id}`)).body
  await until(async () => !['Waiting', 'Working'].includes((await now()).status))
  return now()
}

/** Sends a scan and waits until its pages were looked for. */
export async function sendScan(client: Client, id: number, bytes: Uint8Array, name: string): Promise<Scan> {
  const path = `/api/cases/${id}/signature-scans`
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const sent = await client.post(path, form)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const now = async (): Promise<Scan> =>
    (await client.get(path)).body.items.find((each: { id: number }) => each.id === sent.body.id)
  await until(async () => (await now()).status !== 'Reading')
  return now()
}

export const lookAt = (client: Client, id: number, place: Place, seen: object) =>
  client.put(`/api/cases/${id}/signature-scans/${place.scan?.scanId}/boxes`, {
    ...{ caseFormId: place.caseFormId, block: place.block },
    ...seen,
  })

/** Somebody saw each payment form on paper, completed and signed. */
export async function paymentsSeen(client: Client, id: number, signedOn: string): Promise<void> {
  for (const { caseId, key } of (await client.get(`/api/cases/${id}/filing`)).body.paymentForms) {
    const seen = await client.put(`/api/cases/${caseId}/payment-forms`, { key, signedOn })
    expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  }
}

/** All printed pages come back in one file whose text was recognized, and somebody sees every signature. */
export async function signedByAll(client: Client, id: number, signedOn: string): Promise<void> {
  const codes = [...new Set((await placesOf(client, id)).map(({ pageCode }) => pageCode).filter(Boolean))]
  const pictures = codes.map(() => ({ document: samplePhoto().prepared, label: 'Scan' }))
  const pageNumber = (page: number) => codes[page - 1] ?? ''
  await sendScan(client, id, joined(assemble(pictures, { title: 'Scan', pageNumber }).parts), 'scan.pdf')
  for (const place of await placesOf(client, id))
    if (place.scan) {
      const seen = await lookAt(client, id, place, { signed: true, signedOn })
      expect(seen.status, JSON.stringify(seen.body)).toBe(200)
    }
}
