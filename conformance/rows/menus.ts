import { menuFor } from '#app/menus.ts'
import type { MenuRow } from '#identity/sessions/auth-data.ts'
import { embeddedMenu } from '#identity/sessions/embedded-menus.ts'
import { as } from '../demo.ts'
import { hold, type Row, same } from '../row.ts'
import { MENU_ICONS } from '../screens/menu.ts'
import { MENUS_OF, menuOf, NOT_FOR } from '../screens/round.ts'
import { isNoDeadEnd } from './routes.ts'

const ROLES = [1, 2, 3, 4, 5, 9, 13, 10]

/** Specification §2 "Side menu" and "Top bar". */
export const menuRows: Row[] = [
  row('Embedded menu for EmployerAdmin', () =>
    same(labels(embeddedMenu(3)), ['visaCareCreateClients (Home)', ...ofCompany], 'The menu of EmployerAdmin'),
  ),
  row('Embedded menu for Attorney', () =>
    same(labels(embeddedMenu(9)), ['visaCareAttorneyDashboard (Home)', ...ofCompany], 'The menu of Attorney'),
  ),
  ...ROLES.map((roleId) =>
    row(`Seeded menu of role ${roleId}`, async (world) => {
      const paths = await menuOf(await world.server(), roleId)
      hold(paths.length > 1, `Role ${roleId} has no menu.`)
      if (!MENUS_OF.includes(roleId)) return
      for (const path of paths) isNoDeadEnd(await world.place(roleId, path), `${path}, in the menu of role ${roleId},`)
    }),
  ),
  ...Object.entries(NOT_FOR).map(([role, paths]) =>
    row(`Role ${role} has no page at ${paths.join(', ')}`, async (world) => {
      const isFor = `This page is not for your role`
      for (const path of paths) {
        const { page } = await world.place(Number(role), path)
        hold(page.includes(isFor), `At ${path} role ${role} reads ${page.replaceAll(/\s+/g, ' ').slice(0, 90)}`)
      }
    }),
  ),
  ...MENU_ICONS.map((icon) => row(`Icon ${icon}`, (world) => world.seen('Icons of the menu'))),
  row('Profile goes to /visaCareAddNewAttorney for the Attorney, else to /visaCareClientProfile', async (world) => {
    await world.seen('Profile of an attorney')
    await world.seen('Profile of an employer')
  }),
  seen('Change Password goes to /staticui/setpassword'),
  seen('Items are sorted by position'),
  seen('The top bar shows page title, company, initials, role and user id'),
  seen('Top bar of an employer: I-9, no Add Attorney'),
  seen('Top bar of an attorney: neither I-9 nor Add Attorney'),
  seen('Top bar of the provider: I-9 and Add Attorney'),
  seen('Account opens the User Details dialog: first name, last name, Save'),
  ...ROLES.map((roleId) =>
    row(`rolespermission of role ${roleId} holds menu rows only, in the seeded order`, async (world) => {
      const { login } = await as(world, roleId)
      const given = login.AUTHDATA.rolespermission
      const top = given.filter(({ parent_permission_id }) => parent_permission_id === null)
      const sorted = top.toSorted((a, b) => a.position - b.position).map(({ description }) => description)
      same(
        sorted,
        menuFor(roleId).map(({ description }) => description),
        'The first level of the menu',
      )
      hold(!given.some(({ permission_name }) => permission_name?.includes(':')), 'An operation row is among them.')
    }),
  ),
]

const ofCompany = [
  'clientDashboard (Dashboard)',
  'visaCareClientProfile (Profile)',
  'visaCareClientCaseDetails (Cases)',
]

const labels = (menu: readonly MenuRow[]) => menu.map((item) => `${item.permission_name} (${item.description})`)

function row(what: string, check: Row['check']): Row {
  return { kind: 'menu', spec: '§2', what, since: 'foundation', check }
}

/** The walk through the screens has a step of the same name. */
function seen(what: string): Row {
  return row(what, (world) => world.seen(what))
}
