import { as, inCompany, recordsOf } from '../demo.ts'
import { hold, type Row, same } from '../row.ts'
import { MENU_ICONS } from '../screens/menu.ts'
import { menuOf, NOT_FOR } from '../screens/round.ts'
import type { World } from '../world.ts'
import { isNoDeadEnd } from './routes.ts'

const ROLES = [1, 2, 3, 4, 5, 9, 13, 10]

/** Specification §2 "Side menu" and "Top bar". */
export const menuRows: Row[] = [
  row('Embedded menu for EmployerAdmin', async (world) =>
    same(await embedded(world, 10), ['visaCareCreateClients (Home)', ...ofCompany], 'The menu of EmployerAdmin'),
  ),
  row('Embedded menu for Attorney', async (world) =>
    same(await embedded(world, 9), ['visaCareAttorneyDashboard (Home)', ...ofCompany], 'The menu of Attorney'),
  ),
  ...ROLES.map((roleId) =>
    row(`Seeded menu of role ${roleId}`, async (world) => {
      const paths = await menuOf(await world.server(), roleId)
      hold(paths.length > 1, `Role ${roleId} has no menu.`)
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
  seen('One submenu is open at a time'),
  seen('A disabled item does nothing'),
  seen('Each item navigates to a slash plus its permission name'),
  seen('An item without a permission name is a heading: it leads nowhere'),
  seen('Another icon class is drawn too'),
  seen('Add Attorney goes to /visaCareAddNewAttorney, I-9 to /visaCareI9Dashboard'),
  seen('Without session data a menu item leads to /'),
  ...ROLES.map((roleId) =>
    row(`rolespermission of role ${roleId} holds menu rows only, and what the role is for`, async (world) => {
      const given = (await as(world, roleId)).login.AUTHDATA.rolespermission
      hold(!given.some(({ permission_name }) => permission_name?.includes(':')), 'An operation row is among them.')
      const ids = new Set(given.map(({ permission_id }) => permission_id))
      const orphans = given.filter(({ parent_permission_id: parent }) => parent !== null && !ids.has(parent))
      same(orphans, [], 'Rows whose parent is not there')
      const paths = new Set(given.map(({ permission_name }) => permission_name))
      const [sees = '', mayNot = ''] = menus[roleId] ?? []
      same(
        sees.split(' ').filter((path) => !paths.has(path)),
        [],
        'What is missing in the menu',
      )
      same(
        mayNot.split(' ').filter((path) => paths.has(path)),
        [],
        'What is in the menu and must not be',
      )
    }),
  ),
]

/** Decisions §2: where a role lands and what it sees, and what it may not, by the addresses of specification §2. */
const menus: Readonly<Record<number, readonly [sees: string, mayNot: string]>> = {
  1: [
    'visaCareCreateClients visaCareManageClients visaCareManageLawFirms user/manageusers user/aaroles user/aapermissions user/aarolespermission visaCareSubscription visaCareFrequency visaCareVmCompanyDiscountMapping visaFormsUpload',
    'visacareMyCases',
  ],
  2: [
    'visaCareCreateClients visaCareManageClients visaCareManageLawFirms user/manageusers visaCareManageCase',
    'user/aaroles user/aapermissions user/aarolespermission visaCareVmCompanyDiscountMapping meterReports',
  ],
  3: [
    'clientDashboard visaCareClientProfile lawFirmBeneficiaryDetails vCareManageUser visaCareManageCase visaCareCreateCase visaCareI9Dashboard visaCareFileUploadView visaCareStripePaymentMethod',
    'visaCareManageClients user/aaroles visaCareManageLawFirms visaCareSubscription',
  ],
  4: [
    'clientDashboard lawFirmBeneficiaryDetails visaCareManageCase visaCareI9Dashboard visaCareFileUploadView',
    'vCareManageUser user/manageusers visaCareStripePaymentMethod visaCareTransactionDetails visaCareManageClients',
  ],
  5: [
    'visacareMyCases visaCareFileUploadView',
    'clientDashboard visaCareManageCase lawFirmBeneficiaryDetails visaCareI9Dashboard',
  ],
  9: [
    'visaCareAttorneyDashboard visaCareManageClients visaCareManageCase visaCareAttorneyHelpDeskMyCases',
    'visaCareManageAttorneys visaCareAddLawFirm user/aaroles visaCareSubscription',
  ],
  13: [
    'visaCareAttorneyDashboard visaCareManageClients visaCareManageCase',
    'visaCareManageAttorneys visaCareAddLawFirm user/aaroles visaCareSubscription',
  ],
  10: [
    'vCareLawFirmDashboard visaCareManageAttorneys visaCareAttorneySetUp visaCareManageClients visaCareManageCase',
    'visaCareManageLawFirms user/aaroles visaCareSubscription',
  ],
}

/** The menu of a role with a corporate selected. */
async function embedded(world: World, roleId: number): Promise<string[] | undefined> {
  const [who, { companyId }] = [await as(world, roleId), await recordsOf(world)]
  const { employerRolePermission } = await inCompany(who, companyId, 'A look at the menu', (inside) => inside)
  return employerRolePermission?.map((item) => `${item.permission_name} (${item.description})`)
}

const ofCompany = [
  'clientDashboard (Dashboard)',
  'visaCareClientProfile (Profile)',
  'visaCareClientCaseDetails (Cases)',
]

function row(what: string, check: Row['check']): Row {
  return { kind: 'menu', spec: '§2', what, since: 'foundation', check }
}

/** The walk through the screens has a step of the same name. */
function seen(what: string): Row {
  return row(what, (world) => world.seen(what))
}
