import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../setup/client.ts'
import { change, operations, rowsOf, send, serverForThisFile, someone } from './support.ts'

// Promise 11: every operation asks for a right. What needs only a session is the own, or the same for everybody.
const server = serverForThisFile()

/** What a session without a single right may call, and why. */
const withoutRight: Record<string, string> = {
  'signIn.logout': 'the own session',
  'signIn.me': 'the own session',
  'signIn.touch': 'the own session',
  'signIn.confirm': 'the own password',
  'signIn.ownSessions': 'the own sessions',
  'passwords.change': 'the own password',
  'passwords.changes': 'the own password',
  'factors.list': 'the own second factors',
  'factors.beginTotp': 'the own second factors',
  'factors.confirmTotp': 'the own second factors',
  'factors.beginPasskey': 'the own second factors',
  'factors.addPasskey': 'the own second factors',
  'factors.newRecoveryCodes': 'the own second factors',
  'factors.remove': 'the own second factors',
  'users.ownProfile': 'the own profile',
  'users.updateOwnProfile': 'the own profile',
  'users.settings': 'the own settings',
  'users.saveSettings': 'the own settings',
  'notifications.list': 'the own notices',
  'notifications.markRead': 'the own notices',
  'notifications.markAllRead': 'the own notices',
  'notifications.choices': 'the own notices',
  'notifications.saveChoices': 'the own notices',
  'notifications.saveDigest': 'the own notices',
  'caseDrafts.list': 'the own drafts',
  'caseDrafts.begin': 'the own drafts',
  'caseDrafts.keep': 'the own drafts',
  'caseDrafts.discard': 'the own drafts',
  'apiKeys.self': 'the own API key',
  'i9.own': 'the own Form I-9, none for who has none',
  'i9.ownLink': 'the own Form I-9, none for who has none',
  'deadlines.feed': 'the own calendar link',
  'deadlines.makeFeed': 'the own calendar link',
  'deadlines.revokeFeed': 'the own calendar link',
  'people.mine': 'the own record',
  'commonDetails.list': 'lists of words, the same for everybody',
  'commonDetails.byName': 'lists of words, the same for everybody',
  'exports.commonDetails': 'lists of words, the same for everybody',
  'lookUps.find': 'lists of codes and words, the same for everybody',
  'news.list': 'what the provider tells the own role',
  'visaBulletin.month': 'what the Department of State publishes, the same for everybody',
  'cases.ownCases': 'the cases of the own household, none for who has none',
  'search.find': 'finds only kinds of records whose right is held',
  'roles.get': 'what the own role is called',
  'plans.frequencies': 'the price list, the same for everybody',
  'plans.list': 'the price list, the same for everybody',
  'plans.orderPrices': 'the price list, the same for everybody',
  'terms.current': 'the terms, and what one accepted oneself',
  'terms.accept': 'the terms, and what one accepted oneself',
  'caseForms.layout': 'the official paper, the same for everybody',
  'caseForms.blank': 'the official paper, the same for everybody',
}

let client: TestClient
const ids: Record<string, number> = {}
beforeAll(async () => {
  const user = await someone(server.current, 'Quiet@River77')
  await change(
    server.current,
    `insert into roles (id, name, scope) select max(id) + 1, 'Onlooker', 'company' from roles`,
  )
  await change(
    server.current,
    `update users set role_id = (select id from roles where name = 'Onlooker') where id = $1`,
    [user.id],
  )
  client = server.current.visitor()
  await client.signIn(user.email, user.password)
  const [of] = await rowsOf<{ company: number; case: number; person: number; caseForm: number }>(
    server.current,
    `select k.company_id as company, k.id as case, k.person_id as person, f.id as "caseForm"
       from cases k join companies c on c.id = k.company_id join case_forms f on f.case_id = k.id
      where c.code = 'NORTHWIND' limit 1`,
  )
  Object.assign(ids, of)
  const made = await server.current.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ id: number }>(
      `with f as (insert into files (company_id, key, name, size, sha256, content_type, created_at)
         values ($1, md5(random()::text), 'people.csv', 1, '\\x00', 'text/csv', now()) returning id)
       insert into imports (kind, company_id, file_id, file_name, created_at)
       select 'people', $1, id, 'people.csv', now() from f returning id`,
      [ids.company],
    ),
  )
  ids.import = made.id
})

const asked = operations.filter(({ can, name }) => can === 'session' && name !== 'signIn.logout')

test('a session without a right is refused by every operation that is not named here with its reason', async () => {
  const answered: string[] = []
  for (const operation of asked) {
    const names = (operation.names ?? {}) as Record<string, string>
    const own = Object.fromEntries(
      Object.entries(names).flatMap(([name, kind]) =>
        ids[kind] === undefined || name.endsWith('Ids') ? [] : [[name, ids[kind]]],
      ),
    )
    const { status, body } = await send(client, operation, own)
    if (status !== 403 || body.error?.code !== 'FORBIDDEN') answered.push(operation.name)
  }
  expect(answered.filter((name) => !(name in withoutRight))).toEqual([])
}, 600_000)

test('every operation that is named here is there, and needs a session', () => {
  const names = new Set([...asked.map(({ name }) => name), 'signIn.logout'])
  expect(Object.keys(withoutRight).filter((name) => !names.has(name))).toEqual([])
})
