import { as } from '../demo.ts'
import { caller, fresh } from '../making/making.ts'
import { hold, type Row, same } from '../row.ts'
import type { Answer } from '../server.ts'
import type { World } from '../world.ts'

/** Specification §6 and decisions §2: what a role may do hangs on its rows, and somebody can always edit them. */
export const rightRows: Row[] = [
  row(
    'role',
    'decisions §2',
    'A right taken from a role is refused at the next call, and answers again once given',
    async (world) => {
      const { post } = await caller(world, 1, '/loginapi/api/')
      const link = { roleId: 2, permission_id: await idOfRight(world, 'commonDetail:edit') }
      const assistant = await as(world, 2)
      const saving = async () =>
        (
          await assistant.send('POST', '/loginapi/api/savecommondetails', {
            commonName: fresh('rights_list'),
            value: 'x',
          })
        ).status
      same(await saving(), 200, 'The answer while role 2 holds the right')
      await post('deleteAarolespermission', link)
      const without = await saving().finally(() => post('saveAarolespermission', link))
      same([without, await saving()], [403, 200], 'The answers without the right, and with it again')
    },
  ),
  row('role', 'decisions §2', 'The last role that may edit permissions cannot lose that right', async (world) => {
    const { who } = await caller(world, 1, '/loginapi/api/')
    const permission_id = await idOfRight(world, 'permission:edit')
    const refused = [
      await who.send('POST', '/loginapi/api/deleteAarolespermission', { roleId: 1, permission_id }),
      await who.send('POST', '/loginapi/api/delAapermissions', { permission_id }),
    ]
    same(refused.map(refusal), Array(2).fill([409, 'LAST_EDITOR']), 'The answers to taking and to deleting it')
  }),
  row('rule', 'decisions §11', 'Names of permissions hold none of $ ! & = -', async (world) => {
    const { who, post } = await caller(world, 1, '/loginapi/api/')
    const permission_name = fresh('conformancePage')
    for (const character of ['$', '!', '&', '=', '-']) {
      const said = { permission_name: permission_name + character, description: 'A page', position: 920 }
      const { status } = await who.send('POST', '/loginapi/api/saveAapermissions', said)
      same(status, 400, `The answer to a name with ${character}`)
    }
    await post('saveAapermissions', { permission_name, description: 'A page', position: 920 })
  }),
  row('call', '§7', 'Roles are asked for by any status: the last segment of getaarolesbystatus', async (world) => {
    const { post, list } = await caller(world, 1, '/loginapi/api/')
    const roleName = fresh('Dormant Clerk ')
    await post('saveAaroles', { roleName, role_status: 'Inactive' })
    const inactive = await list('getaarolesbystatus/Inactive')
    hold(
      inactive.some((each) => each.roleName === roleName),
      'A role that is switched off is not among those.',
    )
    same(
      inactive.filter((each) => each.role_status !== 'Inactive'),
      [],
      'Those of another status',
    )
  }),
]

export async function idOfRight(world: World, name: string): Promise<unknown> {
  const { list } = await caller(world, 1, '/loginapi/api/')
  const found = (await list('getallAapermissions/')).find(({ permission_name }) => permission_name === name)
  if (!found) throw new Error(`There is no right ${name}.`)
  return found.permission_id
}

const refusal = (answer: Answer) => [answer.status, (answer.json().error as { code?: string } | undefined)?.code]

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'foundation', check }
}
