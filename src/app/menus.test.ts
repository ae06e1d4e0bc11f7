import { describe, expect, it } from 'vitest'
import { embeddedMenu } from '#identity/sessions/server/stored-session.ts'
import { isBuilt } from '#platform/routes/route.ts'
import { defaultRights } from './default-rights.ts'
import { type MenuRow, menuFor, menuGroups, menuItems } from './menus.ts'
import { matchRoute } from './routes/match.ts'
import { landingOf } from './routes/redirects.ts'
import { isFor, mayOpen, permissionOf, routes } from './routes/table.ts'
import seeded from './seeded-menu.json' with { type: 'json' }

const roleIds = [1, 2, 3, 4, 5, 9, 13, 10]
const whenAllIsBuilt = () => true

describe('the seeded menu', () => {
  it.each(roleIds)('of role %i begins with where the role lands', (roleId) => {
    expect(menuFor(roleId)[0]).toMatchObject({ permissionName: landingOf(roleId).slice(1), description: 'Home' })
  })

  it.each(roleIds)('of role %i leads only to built screens, after the first row', (roleId) => {
    for (const name of names(menuFor(roleId)).slice(1)) {
      const match = matchRoute(`/${name}`)
      expect([name, match && isBuilt(match.route)]).toEqual([name, true])
    }
  })

  it.each(roleIds)('of role %i has every name once and positions in order', (roleId) => {
    const rows = flat(menuFor(roleId, whenAllIsBuilt))
    const paths = rows.map((row) => row.permissionName).filter(Boolean)
    expect(new Set(paths).size).toBe(paths.length)
    const positions = rows.map((row) => row.position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(new Set(positions).size).toBe(positions.length)
  })

  it('has a row for every permission that opens a screen, so that some role reaches each', () => {
    const granted = new Set(roleIds.flatMap((roleId) => names(menuFor(roleId, whenAllIsBuilt))))
    const unreachable = routes.filter((route) => !mayOpen(route, [...granted]))
    expect(unreachable.map((route) => route.path)).toEqual([])
  })

  it('reaches everything for the administrator except what belongs to one person alone', () => {
    const granted = names(menuFor(1, whenAllIsBuilt))
    const closed = routes.filter((route) => !mayOpen(route, granted)).map((route) => permissionOf(route))
    expect(closed).toEqual(['visaCareAttorneyHelpDeskMyCases', 'visacareMyCases'])
  })

  it.each(roleIds)('of role %i leads only to screens that the role has the rights for', (roleId) => {
    const rights = Object.keys(defaultRights).filter((right) => defaultRights[right]?.includes(roleId))
    const granted = names(menuFor(roleId))
    const opened = routes.filter((route) => permissionOf(route) !== undefined && mayOpen(route, granted))
    expect(opened.filter((route) => !isFor(route, rights)).map(({ path, needs }) => [path, needs])).toEqual([])
  })

  it('asks only for rights that there are', () => {
    const unknown = routes.filter(({ needs }) => needs !== undefined && !(needs in defaultRights))
    expect(unknown).toEqual([])
  })

  it('has a group and a place of its own for every row, since what was seeded is known by them', () => {
    const places = menuItems.map(({ group, place }) => `${group} ${place}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
    const groups = new Set<string>(['', ...menuGroups.map(({ description }) => description)])
    expect(menuItems.filter(({ group }) => !groups.has(group))).toEqual([])
  })

  // What is recorded was seeded in installations; a row that changed since has one row that takes its place.
  it.each(seeded as [number, string, string, number[]][])('keeps %i %s %s for its roles', (...row) => {
    const [position, permissionName, description, roles] = row
    const isIt = (each: MenuRow) =>
      each.permissionName === permissionName &&
      (each.position === 1) === (position === 1) &&
      (permissionName !== '' || [each.description, each.formerly].includes(description))
    const holders = roleIds.filter((roleId) => flat(menuFor(roleId)).filter(isIt).length === 1)
    if (permissionName !== '') expect(holders.sort()).toEqual([...roles].sort())
    else expect(holders).not.toEqual([])
  })

  it('of an employer and of an employee is in the words they say themselves', () => {
    const top = (roleId: number) => menuFor(roleId).map(({ description }) => description)
    expect(top(3)).toEqual([
      ...['Home', 'Employees', 'Cases', 'Calendar', 'Documents', 'Organization', 'Compliance', 'Billing', 'Users'],
      ...['Reports', 'News and help', 'My account'],
    ])
    expect(top(5)).toEqual(['Home', 'Cases', 'Calendar', 'Documents', 'News and help', 'My account'])
  })

  it('names only routes of the table', () => {
    const unknown = menuItems.filter((item) => !matchRoute(`/${item.permissionName}`))
    expect(unknown).toEqual([])
  })

  it('gives each group an icon of its own, since a narrow menu shows nothing else', () => {
    const icons = [...menuGroups, ...menuItems.filter(({ group }) => group === '')].map(({ icon }) => icon)
    expect(new Set(icons).size).toBe(icons.length)
  })

  it('keeps roles, permissions, the password policy and discounts from the assistant of the administrator', () => {
    const granted = names(menuFor(2, whenAllIsBuilt))
    for (const name of [
      'user/aaroles',
      'user/aapermissions',
      'rolemapview',
      'user/passwordpolicy',
      'visaCareVmCompanyDiscountMapping',
    ])
      expect(granted).not.toContain(name)
  })

  it('keeps users and payments from the employer assistant', () => {
    const granted = names(menuFor(4, whenAllIsBuilt))
    for (const name of ['user/manageusers', 'visaCareCreateUser', 'visaCareStripePaymentMethod'])
      expect(granted).not.toContain(name)
  })
})

describe('the seeded menu of parties', () => {
  it('offers a new client only to roles that may create companies', () => {
    const offered = roleIds.filter((roleId) => names(menuFor(roleId)).includes('visaCareCreateClients'))
    expect(offered).toEqual(roleIds.filter((roleId) => defaultRights['company:create']?.includes(roleId)))
  })

  it('has the screens of companies, firms and people now', () => {
    for (const name of [
      'visaCareManageClients',
      'visaCareManageLawFirms',
      'lawFirmBeneficiaryDetails',
      'import/people',
    ])
      expect(names(menuFor(1))).toContain(name)
  })
})

describe('the embedded menu', () => {
  it('of EmployerAdmin is that of the specification', () => {
    expect(embeddedMenu(3).map((row) => `${row.permission_name} (${row.description})`)).toEqual([
      'visaCareCreateClients (Home)',
      'clientDashboard (Dashboard)',
      'visaCareClientProfile (Profile)',
      'visaCareClientCaseDetails (Cases)',
    ])
  })

  it('of Attorney differs in its Home', () => {
    expect(embeddedMenu(9).map((row) => `${row.permission_name} (${row.description})`)).toEqual([
      'visaCareAttorneyDashboard (Home)',
      'clientDashboard (Dashboard)',
      'visaCareClientProfile (Profile)',
      'visaCareClientCaseDetails (Cases)',
    ])
  })

  it('follows the own role', () => {
    for (const roleId of [9, 13]) expect(embeddedMenu(roleId)).toEqual(embeddedMenu(9))
    for (const roleId of [1, 2, 10]) expect(embeddedMenu(roleId)).toEqual(embeddedMenu(3))
  })
})

const flat = (rows: readonly MenuRow[]): MenuRow[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])])
const names = (rows: readonly MenuRow[]) => flat(rows).flatMap((row) => row.permissionName || [])
