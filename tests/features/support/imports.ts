import { expect } from 'vitest'
import type { TestClient } from '../../setup/client.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

const HEADING = 'Last name,First name,E-mail,Job title,DOB,SSN,Passport number,Start date'

const SSN = '219-09-9999'

export const line = (n: number, more: Partial<Record<'email' | 'dob' | 'last', string>> = {}) =>
  [
    more.last ?? `Tester${n}`,
    `Ann${n}`,
    more.email ?? `ann${n}@import.example`,
    'Engineer',
    more.dob ?? '03-15-1990',
    SSN,
    `Z${1_000_000 + n}`,
    '2025-01-06',
  ].join(',')

export const csvOf = (...lines: string[]) => [HEADING, ...lines].join('\n')

export function upload(client: TestClient, path: string, content: string | Buffer, name = 'people.csv') {
  const form = new FormData()
  form.set('file', new Blob([content as string]), name)
  return client.call('POST', path, form)
}

/** Waits until the worker is done with an import. */
export async function settled(client: TestClient, id: number) {
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await client.get(`/api/imports/${id}`)
    if (body.status !== 'checking' && body.status !== 'importing') return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The import was not done in time.')
}

export async function checked(client: TestClient, uploaded: { id: number; mapping: object }) {
  const reply = await client.post(`/api/imports/${uploaded.id}/check`, { mapping: uploaded.mapping })
  expect(reply.status).toBe(200)
  return settled(client, uploaded.id)
}

/** Files of people, uploaded, checked and imported. */
export function importsOf(server: TestServer) {
  const { system, companyId } = recordsOf(server)

  const peopleIn = async (code: string) =>
    (
      await system().one<{ n: number }>('select count(*) as n from people p where p.company_id = $1', [
        await companyId(code),
      ])
    ).n

  const uploadPeople = async (who: number, code: string, content: string | Buffer, name?: string) =>
    upload(await server.as(who), `/api/companies/${await companyId(code)}/people-imports`, content, name)

  /** The whole way for a file without problems. */
  async function imported(who: number, code: string, content: string) {
    const client = await server.as(who)
    const { body } = await uploadPeople(who, code, content)
    await checked(client, body)
    expect((await client.post(`/api/imports/${body.id}/confirm`)).status).toBe(200)
    const done = await settled(client, body.id)
    expect(done.message).toBe('')
    expect(done.status).toBe('imported')
    return done
  }

  return { peopleIn, uploadPeople, imported }
}
