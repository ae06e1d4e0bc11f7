import { recordsOf } from '../demo.ts'
import { caller, fresh } from '../making/making.ts'
import type { World } from '../world.ts'
import { type Entity, madeAndChanged, readFrom, type Typed } from './entity.ts'

const login = (world: World) => caller(world, 1, '/loginapi/')

/** Specification §3 "Role and permission". */
export const rightEntities: readonly Entity[] = [
  {
    name: 'Role',
    since: 'foundation',
    fields: 'roleId roleName description role_status long_description department company',
    keep: async (world) => {
      const { post, get } = await login(world)
      const { companyId, otherCompanyId } = await recordsOf(world)
      const typed: Readonly<Record<string, Typed>> = {
        roleName: [fresh('Ledger Clerk '), fresh('Chart Clerk ')],
        description: ['Keeps the ledger', 'Keeps the charts'],
        long_description: ['Keeps the ledger until the morning', 'Keeps the charts until the evening'],
        department: ['Books', 'Maps'],
        role_status: ['Inactive', 'Active'],
        company: [otherCompanyId, companyId],
      }
      const { id, kept } = await madeAndChanged(typed, {
        make: async (said) => (await post('api/saveAaroles', said)).roleId,
        change: (roleId, said) => post('api/saveAaroles', { roleId, ...said }),
        read: (roleId) => get(`api/getAaroles/${roleId}`),
      })
      // Who says nothing of a company makes a role of none.
      const { created } = await newRole(world)
      return {
        ...kept,
        company: [
          [kept.company?.[0], created.company],
          [[otherCompanyId, companyId], null],
        ],
        roleId: [(await get(`api/getAaroles/${id}`)).roleId, id],
      }
    },
  },
  {
    name: 'Permission',
    since: 'foundation',
    fields: 'permission_id permission_name position description icon parent_permission_id role',
    keep: async (world) => {
      const { post, list } = await login(world)
      const [{ roleId: one }, { roleId: other }] = [await newRole(world), await newRole(world)]
      const parent = async () => {
        const group = { permission_name: '', description: fresh('A group '), position: 910 }
        return (await post('api/saveAapermissions', group)).permission_id
      }
      const typed: Readonly<Record<string, Typed>> = {
        permission_name: [fresh('conformancePage'), fresh('conformanceSheet')],
        position: [911, 912],
        description: ['A page of ours', 'A sheet of ours'],
        icon: ['dollar', 'reports'],
        parent_permission_id: [await parent(), await parent()],
      }
      const found = async (id: unknown) =>
        (await list('api/getallAapermissions/')).find((each) => each.permission_id === id)
      const heldBy: unknown[] = []
      const { id, kept } = await madeAndChanged(typed, {
        make: async (said) => (await post('api/saveAapermissions', { ...said, role: [one] })).permission_id,
        change: (permission_id, said) => post('api/saveAapermissions', { permission_id, ...said, role: [other] }),
        read: async (permission_id) => {
          const record = await found(permission_id)
          // A role that is named gets the permission as well: it takes it from nobody.
          heldBy.push([one, other].map((roleId) => JSON.stringify(record?.role).includes(String(roleId))))
          return record
        },
      })
      return {
        ...kept,
        permission_id: [(await found(id))?.permission_id, id],
        role: [
          heldBy,
          [
            [true, false],
            [true, true],
          ],
        ],
      }
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
  const created = await calls.post('api/saveAaroles', { roleName: fresh('Shelf Clerk '), role_status: 'Inactive' })
  return { ...calls, created, roleId: created.roleId }
}
