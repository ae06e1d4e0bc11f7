import { as, recordsOf } from '../demo.ts'
import { withMailIntoCases } from '../making/case-mail.ts'
import { newCase } from '../making/cases.ts'
import { fresh } from '../making/making.ts'
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
  {
    ...{ kind: 'route', spec: '§2', since: 'cases' },
    what: 'All data of a company: made by its administrator, never without the passphrase',
    check: async (world) => {
      const server = await world.server()
      const employer = await server.signIn('employer@visacare.demo')
      const { id } = made(await employer.send('POST', '/api/tenant-archives'))
      const path = `/api/tenant-archives/${id}/file`
      same((await employer.send('POST', path, { passphrase: 'short' })).status, 400, 'A short passphrase')
      const firm = await server.signIn('lawfirm@visacare.demo')
      same(
        (await firm.send('POST', path, { passphrase: 'correct horse battery' })).status,
        404,
        'The law firm’s download',
      )
    },
  },
  {
    ...{ kind: 'rule', spec: '§7', since: 'cases' },
    what: 'Mail into a case is held when its sender is not on the case, and off until a mailbox is set up',
    check: async (world) => {
      const server = await world.server()
      const handedIn = await fetch(`${server.origin}/mailApi/inbound`, {
        ...{
          method: 'POST',
          body: 'Subject: x',
          headers: { authorization: 'Bearer nobody', 'content-type': 'message/rfc822' },
        },
      })
      same(handedIn.status, 404, 'A message that is handed in while the mailbox is off')
      const { id: caseId } = await newCase(world)
      const attorney = await server.signIn('attorney@visacare.demo')
      // Once the firm has more attorneys a case has none by itself, and its firm alone reads what came.
      const { attorneyId } = await recordsOf(world)
      made(await (await as(world, 10)).send('POST', `/api/cases/${caseId}/attorney`, { attorneyId }))
      same(
        made(await attorney.send('GET', `/api/cases/${caseId}/mails`)).address,
        null,
        'Its address without a mailbox',
      )
      await withMailIntoCases(world, caseId, async (hand) => {
        // Why each is held: docs/mail.md, “Mail into a case”.
        const [own, stranger] = ['employee@visacare.demo', 'somebody@elsewhere.example']
        const became = async (from: string, verdict: 'pass' | 'fail') => {
          const { state, why, remarkId } = await hand({ from, verdict, subject: fresh('A bell for you ') })
          return [state, why, remarkId !== null]
        }
        same(
          await became(stranger, 'pass'),
          ['held', 'The sender is not on this case.', false],
          'What became of a stranger’s mail',
        )
        same(await became(own, 'pass'), ['in case', '', true], 'What became of the employee’s own mail')
        same(
          await became(own, 'fail'),
          ['held', 'The mail server could not confirm the sender.', false],
          'What became of a mail in the employee’s name',
        )
      })
    },
  },
]

async function saving(world: World, url: string) {
  const employer = await (await world.server()).signIn('employer@visacare.demo')
  return employer.send('PUT', '/api/webhooks', { name: 'Conformance', url, events: ['case.moved'], on: false })
}
