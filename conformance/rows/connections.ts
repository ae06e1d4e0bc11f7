import { as, recordsOf } from '../demo.ts'
import { withMailIntoCases } from '../making/case-mail.ts'
import { newCase } from '../making/cases.ts'
import { caller, fresh } from '../making/making.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newUser } from '../screens/newcomers.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'
import { idOfRight } from './rights.ts'

/** Customers' own systems (decisions §9 names the key; issue L asks for keys and webhooks). */
export const connectionRows: Row[] = [
  {
    ...{ kind: 'role', spec: '§6', since: 'cases' },
    what: 'An API key reads what its maker may read within its rights, and nothing once it is revoked',
    check: async (world) => {
      const [server, { companyId }] = [await world.server(), await recordsOf(world)]
      const [{ post }, admin] = [await caller(world, 1, '/loginapi/api/'), await as(world, 1)]
      const [reading, ofPeople] = [await idOfRight(world, 'case:read'), await idOfRight(world, 'employee:read')]
      // A role of its own: what is taken from it is taken from nobody else.
      const { roleId } = await post('saveAaroles', { roleName: fresh('Key Clerk '), scope: 'company' })
      const give = (permission_id: unknown) => post('saveAarolespermission', { roleId, permission_id })
      const take = (permission_id: unknown) => post('deleteAarolespermission', { roleId, permission_id })
      for (const right of [reading, ofPeople, await idOfRight(world, 'api-key:edit')]) await give(right)
      const newcomer = await newUser(admin, fresh('keys'), { roleId, companyId })
      await walkerOf(server, newcomer)
      const maker = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
      const keyTo = async (...rights: string[]) =>
        made(await maker.send('POST', '/api/api-keys', { name: fresh('Conformance '), rights, days: 1 }))
      const [narrow, wide] = [await keyTo('case:read'), await keyTo('case:read', 'employee:read')]
      const call = async ({ shownOnce }: Json, path: string) =>
        (await fetch(server.origin + path, { headers: { authorization: `Bearer ${shownOnce}` } })).status
      const reads = async (key: Json) => {
        const answers: number[] = []
        for (const path of ['/api/cases', '/api/people', '/api/users']) answers.push(await call(key, path))
        return answers
      }
      same(await reads(narrow), [200, 403, 403], 'Cases, people and users with the right to cases')
      same(await reads(wide), [200, 200, 403], 'The same with the right to people, too')
      const beyond = await maker.send('POST', '/api/api-keys', { name: 'Beyond', rights: ['outbox:read'], days: 1 })
      same(beyond.status, 400, 'The answer to a key with a right that its maker has not')
      // What the maker may is asked at each call, not when the key is made.
      await take(reading)
      same(await reads(wide), [403, 200, 403], 'The same once the maker may not read cases any more')
      await give(reading)
      same(await reads(wide), [200, 200, 403], 'The same once the maker may again')
      same((await maker.send('POST', `/api/api-keys/${wide.id}/revoke`)).status, 200, 'The answer to revoking it')
      same(await reads(wide), [401, 401, 401], 'The same with the revoked key')
      same(await reads(narrow), [200, 403, 403], 'What the other key reads')
      made(await admin.send('POST', `/api/users/${newcomer.id}/status`, { status: 'Inactive' }))
      same(await reads(narrow), [401, 401, 401], 'What it reads once its maker is switched off')
    },
  },
  {
    ...{ kind: 'rule', spec: '§7', since: 'cases' },
    what: 'A webhook leads to addresses of the internet only, by https',
    check: async (world) => {
      for (const [net, first, last] of NOT_PUBLIC)
        for (const host of [first, last])
          same((await saving(world, `https://${host}/`)).status, 400, `The answer to ${host}, ${net}`)
      for (const url of ELSEWHERE) same((await saving(world, url)).status, 400, `The answer to ${url}`)
      const employer = await (await world.server()).signIn('employer@visacare.demo')
      for (const host of PUBLIC) {
        const { id, shownOnce } = made(await saving(world, `https://${host}/visacare`))
        hold(String(shownOnce).startsWith('whs_'), 'A new webhook has no secret.')
        // Nor does one that is there come to lead elsewhere.
        const change = { id, name: 'Conformance', url: 'https://172.31.0.1/', events: ['case.moved'], on: false }
        same((await employer.send('PUT', '/api/webhooks', change)).status, 400, 'The answer to a change of it')
        same((await employer.send('POST', `/api/webhooks/${id}/delete`)).status, 200, 'The answer to deleting it')
      }
    },
  },
  {
    ...{ kind: 'route', spec: '§2', since: 'cases' },
    what: 'All data of a company: made by its administrator, never without the passphrase',
    check: async (world) => {
      const [employer, { companyId }] = [await as(world, 3), await recordsOf(world)]
      const { id } = made(await employer.send('POST', '/api/tenant-archives'))
      const path = `/api/tenant-archives/${id}/file`
      const passphrase = 'correct horse battery'
      for (const typed of [{}, { passphrase: '' }, { passphrase: 'short' }, { passphrase: 'x'.repeat(11) }])
        same((await employer.send('POST', path, typed)).status, 400, `The answer to ${JSON.stringify(typed)}`)
      for (const role of [2, 4, 5, 9, 13]) {
        const { send } = await as(world, role)
        const answers = [await send('POST', '/api/tenant-archives'), await send('POST', path, { passphrase })]
        same(
          [...answers, await send('GET', '/api/tenant-archives')].map(({ status }) => status),
          [403, 403, 403],
          `The answers to role ${role} that makes one, downloads it, and asks which there are`,
        )
      }
      // A law firm's administrator makes one of the firm, and has nothing of the company's.
      const firm = await as(world, 10)
      same((await firm.send('POST', path, { passphrase })).status, 404, 'The law firm’s download')
      const { items } = made(await firm.send('GET', '/api/tenant-archives')) as { items: Json[] }
      same(
        items.filter((each) => each.id === id),
        [],
        'The company’s archives in the list of the law firm',
      )
      // Nor does the provider make one without having opened the company.
      same((await (await as(world, 1)).send('POST', '/api/tenant-archives')).status, 409, 'The provider’s answer')
      const ready = async () => {
        const { items: own } = made(await employer.send('GET', '/api/tenant-archives')) as { items: Json[] }
        return own.find((each) => each.id === id)?.status === 'ready'
      }
      for (let tries = 0; !(await ready()); tries += 1) {
        hold(tries < 900, 'The archive was not made within a minute and a half.')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const whole = await employer.send('POST', path, { passphrase })
      same([whole.status, whole.text.slice(0, 18)], [200, 'age-encryption.org'], 'What the administrator downloads')
      hold(!whole.text.includes('PK\u0003\u0004'), `The archive of company ${companyId} is not under its passphrase.`)
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

/** What is no address of the internet (RFC 6890, RFC 4291): each net by its first address and its last. */
const NOT_PUBLIC: readonly (readonly [net: string, first: string, last: string])[] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255'],
  ['shared by a carrier', '100.64.0.0', '100.127.255.255'],
  ['this machine', '127.0.0.1', '127.255.255.255'],
  ['this link, and what cloud providers answer secrets on', '169.254.0.0', '169.254.255.255'],
  ['private', '172.16.0.0', '172.31.255.255'],
  ['protocols', '192.0.0.0', '192.0.0.255'],
  ['documentation', '192.0.2.0', '192.0.2.255'],
  ['private', '192.168.0.0', '192.168.255.255'],
  ['measurements', '198.18.0.0', '198.19.255.255'],
  ['documentation', '198.51.100.0', '198.51.100.255'],
  ['documentation', '203.0.113.0', '203.0.113.255'],
  ['many at once', '224.0.0.0', '239.255.255.255'],
  ['reserved, and everybody', '240.0.0.0', '255.255.255.255'],
  ['unspecified, and this machine', '[::]', '[::1]'],
  ['IPv4 inside IPv6', '[::ffff:10.0.0.1]', '[::ffff:127.0.0.1]'],
  ['translated into IPv4', '[64:ff9b::7f00:1]', '[64:ff9b::a00:1]'],
  ['unique local', '[fc00::1]', '[fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['this link', '[fe80::1]', '[febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['many at once', '[ff02::1]', '[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['through IPv4', '[2001::1]', '[2002:7f00:1::1]'],
  ['documentation', '[2001:db8::1]', '[3fff:fff::1]'],
]
/** Other ways to this machine, and other ways than https. */
const ELSEWHERE = [
  ...['http://company.example/', 'ftp://company.example/', 'file:///etc/passwd', 'company.example', ''],
  ...['https://localhost/', 'https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://017700000001/'],
]
/** Names, and what lies right beside a private net. */
const PUBLIC = [
  ...['systems.company.example', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0'],
  ...['223.255.255.255', '[2600::1]', '[2a00:1450::1]'],
]

async function saving(world: World, url: string) {
  const employer = await (await world.server()).signIn('employer@visacare.demo')
  return employer.send('PUT', '/api/webhooks', { name: 'Conformance', url, events: ['case.moved'], on: false })
}
