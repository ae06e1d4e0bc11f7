import { Role } from '#formats/roles.ts'
import { commonDetailsSeed } from '#identity/common-details/seed.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { defaultRights, rightsInWords } from '../default-rights.ts'
import { type MenuRow, menuFor } from '../menus.ts'
import { leaveEmptyHeadings, menuKey, moveMenus } from './moved-menus.ts'

/**
 * What every installation starts with: the provider's company, roles, rights, menus and common values. Runs at each
 * start and adds only what has never been there, so that an administrator's changes stay.
 */
export async function seedReferenceData(services: Services): Promise<void> {
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    // Two nodes that start together seed one after the other.
    await tx.run('select pg_advisory_xact_lock(781002)')
    const seen = new Set(
      (await tx.maybe<{ value: string[] }>(`select value from installation where name = 'seeded'`))?.value ?? [],
    )
    const fresh = (key: string) => !seen.has(key) && Boolean(seen.add(key))
    const before = seen.size

    if (fresh('company:IMMLAWS'))
      await tx.run(`insert into companies (code, name, transaction_details_added) values ('IMMLAWS', 'IMMLAWS', true)`)
    for (const role of seededRoles) if (fresh(`role:${role.id}`)) await insertRole(tx, role)
    for (const [right, roleIds] of Object.entries(defaultRights)) {
      if (!fresh(`right:${right}`)) continue
      const id = await insertPermission(
        tx,
        'operation',
        { permissionName: right, description: rightsInWords[right] ?? '', icon: '', position: 0 },
        null,
      )
      await linkRoles(tx, id, roleIds)
    }
    const moved = await moveSeeded(tx, fresh, seen)
    await seedMenus(tx, fresh, seen)
    let left = false
    for (const { id } of seededRoles) left = (await leaveEmptyHeadings(tx, seen, id, menuFor(id))) || left
    for (const [index, { commonName, value, code, position, off }] of commonDetailsSeed.entries()) {
      if (!fresh(`common:${commonName}:${value}`)) continue
      await tx.run(
        'insert into common_details (common_name, value, code, position, active) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [commonName, value, code ?? '', position ?? index + 1, off !== true],
      )
    }
    if (moved || left || seen.size > before) {
      await tx.run(
        `insert into installation values ('seeded', $1) on conflict (name) do update set value = excluded.value`,
        [JSON.stringify([...seen])],
      )
    }
  })
  services.rights.forget()
}

const insertRole = (tx: Transaction, { id, name, scope, landing, description }: (typeof seededRoles)[number]) =>
  tx.run(
    'insert into roles (id, name, scope, landing, description) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [id, name, scope, landing, description],
  )

/** Headings first: rows go under them. */
async function moveSeeded(tx: Transaction, fresh: (key: string) => boolean, seen: Set<string>): Promise<boolean> {
  const menus = seededRoles.flatMap(({ id }) => menuFor(id))
  const headings = menus.filter(({ permissionName }) => permissionName === '')
  const renamed = await moveMenus(
    tx,
    seen,
    headings.map(({ children: _rows, ...heading }) => heading),
  )
  for (const heading of headings) if (fresh(menuKey(heading))) await insertPermission(tx, 'menu', heading, null)
  return (await moveMenus(tx, seen, menus)) || renamed
}

// A row with the same place and name is one row that several roles share.
async function seedMenus(tx: Transaction, fresh: (key: string) => boolean, seen: Set<string>): Promise<void> {
  for (const { id: roleId } of seededRoles) {
    // The usual start has nothing to add and asks nothing.
    const isNew = (row: MenuRow): boolean => !seen.has(`${menuKey(row)}:${roleId}`) || (row.children ?? []).some(isNew)
    if (!menuFor(roleId).some(isNew)) continue
    const place = async (row: MenuRow, parentId: number | null): Promise<void> => {
      const key = menuKey(row)
      const id = fresh(key)
        ? await insertPermission(tx, 'menu', row, parentId)
        : (
            await tx.maybe<{ id: number }>(
              `select id from permissions where kind = 'menu' and position = $1 and name = $2 order by id limit 1`,
              [row.position, row.permissionName],
            )
          )?.id
      if (id === undefined) return
      if (fresh(`${key}:${roleId}`)) await linkRoles(tx, id, [roleId])
      for (const child of row.children ?? []) await place(child, id)
    }
    for (const row of menuFor(roleId)) await place(row, null)
  }
}

async function insertPermission(
  tx: Transaction,
  kind: 'menu' | 'operation',
  row: MenuRow,
  parentId: number | null,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    'insert into permissions (kind, name, description, icon, position, parent_id) values ($1, $2, $3, $4, $5, $6) returning id',
    [kind, row.permissionName, row.description, row.icon, row.position, parentId],
  )
  return id
}

const linkRoles = (tx: Transaction, permissionId: number, roleIds: readonly number[]) =>
  tx.run(
    'insert into role_permissions (role_id, permission_id) select role_id, $1 from unnest($2::bigint[]) as role_id on conflict do nothing',
    [permissionId, roleIds],
  )

/** The roles of decisions §2. */
const seededRoles = [
  {
    id: Role.provider,
    name: 'VisaCareAdmin',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'Sees and may do everything, in all tenants',
  },
  {
    id: Role.providerAssistant,
    name: 'VisaCareAdminAssistant',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'All tenants; no roles, permissions, password policy, discounts or deleting',
  },
  {
    id: Role.employer,
    name: 'EmployerAdmin',
    scope: 'company',
    landing: '/clientDashboard',
    description: 'Their own company',
  },
  {
    id: Role.employerAssistant,
    name: 'EmployerAssistant',
    scope: 'company',
    landing: '/clientDashboard',
    description: "Their company's people, cases, I-9 and documents",
  },
  {
    id: Role.employee,
    name: 'Employee',
    scope: 'person',
    landing: '/visacareMyCases',
    description: 'Own and own household’s cases, documents and questions',
  },
  {
    id: Role.attorney,
    name: 'Attorney',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'Companies and cases assigned to them',
  },
  {
    id: Role.lawFirm,
    name: 'LawFirmAdmin',
    scope: 'firm',
    landing: '/vCareLawFirmDashboard',
    description: 'Their firm, its attorneys, its client companies and their cases',
  },
  {
    id: Role.attorneyAssistant,
    name: 'Attorney Assistant',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'As the attorney they assist, without approving, signing, filing or deciding',
  },
] as const
