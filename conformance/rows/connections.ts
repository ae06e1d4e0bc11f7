import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { World } from '../world.ts'

/** Customers' own systems (decisions §9 names the key; issue L asks for keys and webhooks). */
export const connectionRows: Row[] = [
  {
    ...{ kind: 'role', spec: '§6', since: 'cases' },
    what: 'An API key reads what its maker may read within its rights, and nothing once it is revoked',
    check: async (world) => {
      const server = await world.server()
      const employer = await server.signIn('employer@visacare.demo')
      const asked = { name: 'Conformance', rights: ['case:read'], days: 1 }
      const { id, shownOnce } = made(await employer.send('POST', '/api/api-keys', asked))
      const call = async (path: string) =>
        (await fetch(server.origin + path, { headers: { authorization: `Bearer ${shownOnce}` } })).status
      same([await call('/api/cases'), await call('/api/users')], [200, 403], 'Cases and users with the key')
      await employer.send('POST', `/api/api-keys/${id}/revoke`)
      same(await call('/api/cases'), 401, 'Cases with the revoked key')
    },
  },
  {
    ...{ kind: 'rule', spec: '§7', since: 'cases' },
    what: 'A webhook leads to addresses of the internet only, by https',
    check: async (world) => {
      for (const url of ['http://company.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/'])
        same((await saving(world, url)).status, 400, `The answer to ${url}`)
      const { id, shownOnce } = made(await saving(world, 'https://systems.company.example/visacare'))
      hold(String(shownOnce).startsWith('whs_'), 'A new webhook has no secret.')
      const employer = await (await world.server()).signIn('employer@visacare.demo')
      same((await employer.send('POST', `/api/webhooks/${id}/delete`)).status, 200, 'The answer to deleting it')
    },
  },
]

async function saving(world: World, url: string) {
  const employer = await (await world.server()).signIn('employer@visacare.demo')
  return employer.send('PUT', '/api/webhooks', { name: 'Conformance', url, events: ['case.moved'], on: false })
}
