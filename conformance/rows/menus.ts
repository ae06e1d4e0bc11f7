import { menuFor } from '#app/menus.ts'
import type { MenuRow } from '#identity/sessions/auth-data.ts'
import { embeddedMenu } from '#identity/sessions/embedded-menus.ts'
import { hold, type Row, same } from '../row.ts'
import { MENU_ICONS } from '../screens/employer.ts'

/** Specification §2 "Side menu" and "Top bar". */
export const menuRows: Row[] = [
  row('Embedded menu for EmployerAdmin', () =>
    same(labels(embeddedMenu(3)), ['visaCareCreateClients (Home)', ...ofCompany], 'The menu of EmployerAdmin'),
  ),
  row('Embedded menu for Attorney', () =>
    same(labels(embeddedMenu(9)), ['visaCareAttorneyDashboard (Home)', ...ofCompany], 'The menu of Attorney'),
  ),
  ...[1, 2, 3, 4, 5, 9, 13, 10].map((roleId) =>
    row(`Seeded menu of role ${roleId}`, () => hold(menuFor(roleId).length > 1, `Role ${roleId} has no menu.`)),
  ),
  ...MENU_ICONS.map((icon) => row(`Icon ${icon}`, (world) => world.seen('Icons of the menu'))),
  row('Profile goes to /visaCareAddNewAttorney for the Attorney, else to /visaCareClientProfile', async (world) => {
    await world.seen('Profile of an attorney')
    await world.seen('Profile of an employer')
  }),
  seen('Change Password goes to /staticui/setpassword'),
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
