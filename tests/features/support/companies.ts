import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export type Row = { id: number; code: string; name: string; version: number }

/** Companies as lists show them, and a new one. */
export function companiesOf(server: TestServer) {
  const { system } = recordsOf(server)

  const listed = async (who: number, query = '') => (await (await server.as(who)).get(`/api/companies${query}`)).body

  const codes = async (who: number, query = '') => (await listed(who, query)).items.map(({ code }: Row) => code)

  const counted = (table: string) => system().one<{ n: number }>(`select count(*) as n from ${table}`)

  let made = 0

  const someone = (more: object = {}) => ({
    name: `acme widgets ${++made} inc`,
    email: `hr${made}@acme.example`,
    phone: '(212) 555-0100',
    ...more,
  })

  return { listed, codes, counted, someone }
}
