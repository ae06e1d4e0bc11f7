import { caller, fresh } from '../making/making.ts'
import type { World } from '../world.ts'
import { type Entity, readFrom } from './entity.ts'

const login = (world: World) => caller(world, 1, '/loginapi/')

/** Specification §3 "Role and permission". */
export const rightEntities: readonly Entity[] = [
  {
    name: 'Role',
    since: 'foundation',
    fields: 'roleId roleName description role_status long_description department company',
    keep: async (world) => {
      const { said, roleId, get } = await newRole(world)
      return readFrom(await get(`api/getAaroles/${roleId}`), {
        roleId,
        ...said,
        role_status: 'Inactive',
        company: null,
      })
    },
  },
  {
    name: 'Permission',
    since: 'foundation',
    fields: 'permission_id permission_name position description icon parent_permission_id role',
    keep: async (world) => {
      const { post, list } = await login(world)
      const { roleId } = await newRole(world)
      const parent = await post('api/saveAapermissions', {
        permission_name: '',
        description: fresh('A group '),
        position: 910,
      })
      const said = {
        ...{ permission_name: fresh('conformancePage'), position: 911, description: 'A page of ours', icon: 'dollar' },
        parent_permission_id: parent.permission_id,
      }
      const { permission_id } = await post('api/saveAapermissions', { ...said, role: [roleId] })
      const found = (await list('api/getallAapermissions/')).find((each) => each.permission_id === permission_id)
      const roles = JSON.stringify(found?.role).includes(String(roleId))
      return { ...readFrom(found, { permission_id, ...said }), role: [roles, true] }
    },
  },
  {
    name: 'Audit fields',
    since: 'foundation',
    fields: 'insert_datetime inserted_by update_datetime updated_by',
    keep: async (world) => {
      const { roleId, created, post, get, who } = await newRole(world)
      await post('api/saveAaroles', {
        roleId,
        roleName: created.roleName,
        description: 'Changed',
        version: created.version,
      })
      const kept = await get(`api/getAaroles/${roleId}`)
      const own = who.login.AUTHDATA.userProfile[0]?.userautoid.id
      return {
        ...readFrom(kept, { insert_datetime: created.insert_datetime, inserted_by: own, updated_by: own }),
        update_datetime: [String(kept.update_datetime) > String(created.insert_datetime), true],
      }
    },
  },
]

async function newRole(world: World) {
  const calls = await login(world)
  const said = {
    ...{ roleName: fresh('Ledger Clerk '), description: 'Keeps the ledger', department: 'Books' },
    long_description: 'Keeps the ledger until the morning',
  }
  const created = await calls.post('api/saveAaroles', { ...said, role_status: 'Inactive' })
  return { ...calls, said, created, roleId: created.roleId }
}
