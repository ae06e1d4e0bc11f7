import type { TestServer } from '../../setup/server.ts'

export type Row = { id: number; userName: string; lastName: string; companyId: number }

/** Users as lists show them, and somebody new. */
export function usersOf(server: TestServer) {
  const rowsOf = async (who: number, query = '') => (await (await server.as(who)).get(`/api/users${query}`)).body

  const userNamed = async (userName: string): Promise<Row> =>
    (await rowsOf(1, `?search=${encodeURIComponent(userName)}`)).items[0]

  let made = 0

  const someone = (more: object = {}) => ({
    email: `new.person${++made}@northwind.example`,
    firstName: 'New',
    lastName: 'Person',
    roleId: 4,
    ...more,
  })

  return { rowsOf, userNamed, someone }
}
