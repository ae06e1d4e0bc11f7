import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { matchingCommands } from '#ui/shell/PaletteDialog.tsx'
import { actionsFor } from './Frame.tsx'

const rights = ['case:read', 'employee:read', 'employee:edit', 'case:create']
const find = (roleId: number, text: string) => matchingCommands(actionsFor(roleId, rights), text).map(({ to }) => to)

test.each([
  [Role.employer, 'new case', '/visaCareCreateCase'],
  [Role.employer, 'renew work permit', '/visaCareCreateCase?typeId=3'],
  [Role.employer, 'roster', '/visaCareRoster'],
  [Role.employee, 'report a trip', '/visaCareReportChange?kind=trip'],
  [Role.employee, 'address', '/visaCareReportChange?kind=move'],
  [Role.attorney, 'overdue', '/visaCareManageCase?owed=overdue'],
  [Role.employee, 'digest', '/myProfile'],
])('role %i finds “%s”', (roleId, text, to) => {
  expect(find(roleId, text)[0]).toBe(to)
})

test('nobody is offered what is not theirs', () => {
  expect(find(Role.employee, 'roster')).toEqual([])
  expect(find(Role.employee, 'extend')).not.toContain('/visaCareCreateCase?typeId=1&subType=extension')
  expect(find(Role.attorney, 'report a move')).toEqual([])
})
