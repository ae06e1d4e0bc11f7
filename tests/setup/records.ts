import type { TestServer } from './server.ts'

/** Records of the demo, past every tenant: reading them, changing them, finding the ones that tests speak of. */
export function recordsOf(server: TestServer) {
  const system = () => server.services.database.read({ kind: 'system' })
  const change = (text: string, values: unknown[] = []) =>
    server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
  const companyId = async (code: string) =>
    (await system().one<{ id: number }>('select id from companies where code = $1', [code])).id
  const personNamed = async (firstName: string, code = 'NORTHWIND') =>
    (
      await system().one<{ id: number }>(
        'select id from people where first_name = $1 and company_id = $2 order by id limit 1',
        [firstName, await companyId(code)],
      )
    ).id
  return { system, change, companyId, personNamed }
}
