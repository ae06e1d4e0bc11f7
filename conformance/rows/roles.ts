import { callsOf, fresh } from '../making/making.ts'
import { hold, type Row, same } from '../row.ts'
import { recordsIn } from '../server.ts'

// Specification §6; ids by decisions §2.
const roles: readonly (readonly [roleId: number, roleName: string])[] = [
  [1, 'VisaCareAdmin'],
  [2, 'VisaCareAdminAssistant'],
  [3, 'EmployerAdmin'],
  [4, 'EmployerAssistant'],
  [5, 'Employee'],
  [9, 'Attorney'],
  [13, 'Attorney Assistant'],
  [10, 'LawFirmAdmin'],
]

export const roleRows: Row[] = [
  ...roles.map(([roleId, roleName]) => row(`${roleId} ${roleName}`, answersAs(roleId, roleName))),
  row('18616 is read as EmployerAdmin (3)', answersAs(18616, 'EmployerAdmin')),
  row('Roles are filtered by Active status', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const { post } = callsOf(admin, '/loginapi/api/')
    const [on, off] = [fresh('Awake Clerk '), fresh('Sleeping Clerk ')]
    for (const [roleName, role_status] of [
      [on, 'Active'],
      [off, 'Inactive'],
    ])
      await post('saveAaroles', { roleName, role_status })
    const active = recordsIn(await admin.send('GET', '/loginapi/api/getaarolesbystatus/Active'))
    const names = active.map((each) => each.roleName)
    const wanted = [...roles.map(([, name]) => name), on]
    same(
      wanted.filter((name) => !names.includes(name)),
      [],
      'What the list of active roles lacks',
    )
    hold(!names.includes(off), 'A role that is switched off is in the list.')
  }),
]

function answersAs(roleId: number, roleName: string): Row['check'] {
  return async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const answer = await admin.send('GET', `/loginapi/api/getAaroles/${roleId}`)
    same(answer.status, 200, `The answer to getAaroles/${roleId}`)
    same(answer.json().roleName, roleName, `The name of role ${roleId}`)
  }
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'role', spec: '§6', what, since: 'foundation', check }
}
