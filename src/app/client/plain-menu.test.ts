import { expect, test } from 'vitest'
import type { MenuRow } from '#identity/sessions/auth-data.ts'
import { menuTree } from '#ui/shell/menu.ts'
import { menuFor } from '../menus.ts'
import { plainMenu } from './plain-menu.ts'

/** The seeded menu of a role as its session carries it. */
function rowsOf(roleId: number): MenuRow[] {
  let id = 0
  return menuFor(roleId).flatMap(({ children = [], ...row }) => {
    const parent = ++id
    const as = (each: typeof row, own: number, of: number | null): MenuRow => ({
      permission_id: own,
      permission_name: each.permissionName,
      description: each.description,
      icon: each.icon,
      parent_permission_id: of,
      position: each.position,
      disabled: false,
    })
    return [as(row, parent, null), ...children.map((child) => as(child, ++id, parent))]
  })
}

const EMPLOYER = 3
const ATTORNEY = 9

test('an HR manager reads Home, Employees, Cases, Calendar, Documents, Company, Billing, Users, News and help, Compliance and Reports', () => {
  const top = menuTree(plainMenu(rowsOf(EMPLOYER), EMPLOYER))
  expect(top.map(({ label }) => label)).toEqual([
    ...['Home', 'Employees', 'Cases', 'Calendar', 'Documents', 'Company', 'Billing', 'Users', 'News and help'],
    ...['Compliance', 'Reports', 'My account'],
  ])
  expect(top.find(({ label }) => label === 'Calendar')?.path).toBe('/visaCareCalendar')
})

test('nothing that the person may open is lost or added, and other roles keep their menu', () => {
  const rows = rowsOf(EMPLOYER)
  const paths = (menu: readonly MenuRow[]) => menu.flatMap(({ permission_name }) => permission_name || []).sort()
  const same = ['visaCareClientCaseDetails']
  expect(paths(plainMenu(rows, EMPLOYER))).toEqual(paths(rows).filter((path) => !same.includes(path)))
  expect(plainMenu(rowsOf(ATTORNEY), ATTORNEY)).toEqual(rowsOf(ATTORNEY))
})

test('a row that an administrator added keeps a place of its own', () => {
  const own = { permission_id: 999, permission_name: 'meterReports', description: 'Meters', icon: '', disabled: false }
  const menu = [...rowsOf(EMPLOYER), { ...own, parent_permission_id: null, position: 950 }]
  expect(menuTree(plainMenu(menu, EMPLOYER)).map(({ label }) => label)).toContain('Meters')
})
