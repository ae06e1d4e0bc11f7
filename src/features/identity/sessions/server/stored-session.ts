import { createHash } from 'node:crypto'
import { dayIn } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { MenuRow, StoredSession } from '../auth-data.ts'

type Row = {
  firstName: string
  middleName: string
  lastName: string
  dob: string | null
  landing: string
  companyName: string | null
  companyCode: string | null
  transactionDetailsAdded: boolean | null
  lawFirmName: string | null
  selectedName: string | null
  selectedCode: string | null
  selectedTransactionDetailsAdded: boolean | null
  employerRoleName: string
  termsToAccept: string | null
}

/** Builds what the browser keeps (AUTHDATA and the rest) from the live session; the same for a login and a new tab. */
export async function storedSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  db: Db = database.read({ kind: 'system' }),
): Promise<StoredSession> {
  const [row, held] = await Promise.all([
    userRow(db, actor, dayIn(actor.zone, clock.now())),
    permissionsOf(db, actor.roleId),
  ])
  const selected = actor.selectedCompanyId
  const company = {
    companyautoid: selected ?? actor.companyId,
    companyname: row.selectedName ?? row.companyName ?? row.lawFirmName ?? '',
    companyCode: row.selectedCode ?? row.companyCode ?? '',
  }
  return {
    AUTHDATA: {
      userProfile: [
        {
          roleFkId: { roleId: actor.roleId, roleName: actor.roleName },
          userautoid: {
            id: actor.userId,
            userId: actor.userName,
            personautoid: {
              first_name: row.firstName,
              second_name: '',
              middle_name: row.middleName,
              last_name: row.lastName,
              dob: row.dob,
              companyAutoid: company,
            },
            companyAutoid: company,
          },
        },
      ],
      userDetails: [
        {
          companyAutoid: {
            companyautoid: company.companyautoid,
            transactionDetailsAdded:
              (selected ? row.selectedTransactionDetailsAdded : row.transactionDetailsAdded) ?? false,
          },
        },
      ],
      loginhistory: { login_date: clock.now().toISOString(), userId: actor.userName },
      loggedStatus: true,
      rolespermission: held.filter(({ kind }) => kind === 'menu'),
    },
    TOKENAUTH: { expiresIn: Math.max(0, Math.floor((Date.parse(actor.expiresAt) - clock.now().getTime()) / 1000)) },
    Token: actor.sessionId,
    FIRSTLOGIN: actor.unready === 'password' ? 'Yes' : 'No',
    landing: row.landing,
    selectedCorporateId: selected,
    loggedCorporateId: actor.companyId,
    selectedLawfirmId: actor.lawFirmId,
    loggedLawfirmId: actor.lawFirmId,
    selectedAttorneyId: actor.roleId === Role.attorney ? actor.userId : null,
    loggedAttorneyId: actor.roleId === Role.attorney ? actor.userId : null,
    LOGINLAWFIRMDATA: actor.lawFirmId ? { lawfirmId: actor.lawFirmId, lawfirmName: row.lawFirmName ?? '' } : null,
    employerRolePermission: selected ? embeddedMenu(actor.roleId) : null,
    selectedRoleName: selected ? row.employerRoleName : null,
    secondFactorMissing: actor.unready === 'factor',
    zone: actor.zone,
    rights: held.filter(({ kind }) => kind === 'operation').map(({ permission_name: right }) => right),
    heldMark: markOf(held),
    termsToAccept: row.termsToAccept,
  }
}

/** A mark of what a role holds now: menu rows with all that shows of them, and rights. */
export const heldMark = async (db: Db, roleId: number): Promise<string> => markOf(await permissionsOf(db, roleId))

const markOf = (held: readonly Held[]): string =>
  createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 16)

const userRow = (db: Db, actor: Actor, today: string) =>
  db.one<Row>(
    `select u.first_name as "firstName", u.middle_name as "middleName", u.last_name as "lastName", u.dob, r.landing,
            c.name as "companyName", c.code as "companyCode", c.transaction_details_added as "transactionDetailsAdded",
            f.name as "lawFirmName", s.name as "selectedName", s.code as "selectedCode",
            s.transaction_details_added as "selectedTransactionDetailsAdded",
            (select name from roles where id = $3) as "employerRoleName",
            (select t.version::text from terms_versions t
              where t.since <= $4 and t.version = (select max(version) from terms_versions where since <= $4)
                and not exists (select from terms_acceptances a where a.user_id = u.id and a.version = t.version::text)
            ) as "termsToAccept"
       from users u
       join roles r on r.id = u.role_id
       left join companies c on c.id = u.company_id
       left join law_firms f on f.id = u.law_firm_id
       left join companies s on s.id = $2
      where u.id = $1`,
    [actor.userId, actor.selectedCompanyId, Role.employer, today],
  )

type Held = MenuRow & { kind: 'menu' | 'operation' }

const permissionsOf = (db: Db, roleId: number) =>
  db.rows<Held>(
    `select p.kind, p.id as permission_id, p.name as permission_name, p.description, p.icon, p.parent_id as parent_permission_id,
            p.position, p.disabled
       from role_permissions rp
       join permissions p on p.id = rp.permission_id
      where rp.role_id = $1
      order by p.position, p.id`,
    [roleId],
  )

type Item = [name: string, description: string, icon: string]

const COMMON: Item[] = [
  ['clientDashboard', 'Dashboard', 'dashboard'],
  ['visaCareClientProfile', 'Profile', 'userEdit'],
  ['visaCareClientCaseDetails', 'Cases', 'cases'],
]
const EMPLOYER_ADMIN: Item[] = [['visaCareCreateClients', 'Home', 'home'], ...COMMON]
const ATTORNEY: Item[] = [['visaCareAttorneyDashboard', 'Home', 'home'], ...COMMON]

/** With a corporate selected the menu is one of two fixed lists (specification §2, decisions §2). Home leads back. */
export function embeddedMenu(roleId: number): MenuRow[] {
  const items = roleId === Role.attorney || roleId === Role.attorneyAssistant ? ATTORNEY : EMPLOYER_ADMIN
  return items.map(([permission_name, description, icon], index) => ({
    permission_id: -(index + 1),
    permission_name,
    description,
    icon,
    parent_permission_id: null,
    position: index + 1,
    disabled: false,
  }))
}
