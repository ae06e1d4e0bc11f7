import { describe, expect, test } from 'vitest'
import { defaultRights, rightsInWords } from '#app/default-rights.ts'
import { demoAccounts } from '#app/demo/people.ts'
import { operations, send, serverForThisFile, signedInAs } from './support.ts'

// Promise 11: every operation declares its right; role × operation, each pair called.
const server = serverForThisFile()
const open = new Set(['public', 'session'])

test('every right of an operation is a row of the matrix and says in words what it allows; no row is without an operation', () => {
  const declared = new Set(operations.map(({ can }) => can).filter((can) => !open.has(can)))
  expect(Object.keys(defaultRights).sort()).toEqual([...declared].sort())
  expect(Object.keys(rightsInWords).sort()).toEqual([...declared].sort())
})

// Calls that would end the session or change who is who; tests/generated-operations.test.ts has their refusals.
const leftOut = new Set(['signIn.logout', 'signIn.selectCompany'])
// Without an id these create, and ask for the right to create as well.
const asksForMore = new Set(['companies.save'])
const right = operations.filter(({ can, name }) => !open.has(can) && !leftOut.has(name))

describe.each(demoAccounts.map(({ roleId, roleName }) => [roleName, roleId] as const))('%s', (_roleName, roleId) => {
  test('may call exactly what the matrix says', async () => {
    const client = await signedInAs(server.current, roleId)
    for (const operation of right) {
      const allowed = (defaultRights[operation.can] ?? []).includes(roleId)
      // An id that nobody has: the right is decided before the record.
      const reply = await send(client, operation, unknownRecord(operation.example))
      const forbidden = reply.status === 403 && reply.body.error.code === 'FORBIDDEN'
      if (allowed && asksForMore.has(operation.name)) continue
      expect([operation.name, forbidden]).toEqual([operation.name, !allowed])
    }
  })
})

test('a right that is given works at the next call, and stops working when it is taken', async () => {
  const [admin, assistant] = [await signedInAs(server.current, 1), await signedInAs(server.current, 4)]
  const { items } = (await admin.get('/api/permissions?kind=operation')).body
  const permissionId = items.find(({ name }: { name: string }) => name === 'audit:read').id
  expect((await assistant.get('/api/audit-trail')).status).toBe(403)
  await admin.post('/api/role-permissions', { roleId: 4, permissionId })
  expect((await assistant.get('/api/audit-trail')).status).toBe(200)
  await admin.post('/api/role-permissions/remove', { roleId: 4, permissionId })
  expect((await assistant.get('/api/audit-trail')).status).toBe(403)
})

const unknownRecord = (example: unknown) =>
  Object.fromEntries(
    Object.keys((example ?? {}) as object)
      .filter((name) => name === 'id' || name === 'permissionId')
      .map((name) => [name, 987_654_321]),
  )
