import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

/** Attorneys of the demo’s firm, and a new one. */
export function attorneysOf(server: TestServer) {
  const { system } = recordsOf(server)

  const userId = async (userName: string) =>
    (await system().one<{ id: number }>('select id from users where user_name = $1', [userName])).id

  const miriam = () => userId('attorney@visacare.demo')

  return { userId, miriam }
}
