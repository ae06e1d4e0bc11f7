import type { Database } from './database.ts'

/** Proves at every start what everything else relies on: the application's role is weak, and no tenant means no rows. */
export async function assertTenancy(database: Database): Promise<void> {
  const db = database.read({ kind: 'none' })
  const role = await db.one<{ name: string; strong: boolean; owned: number }>(`
    select current_user as name, r.rolsuper or r.rolbypassrls as strong,
           (select count(*) from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = current_user`)
  if (role.strong || role.owned > 0) {
    throw new Error(
      `The database role ${role.name} could step around the tenants' walls. The application must connect as visacare_app.`,
    )
  }
  const tables = await db.rows<{ name: string; pages: number; walled: boolean }>(`
    select c.relname as name,
           case c.relkind when 'p' then 1 else pg_relation_size(c.oid) / current_setting('block_size')::bigint end as pages,
           c.relrowsecurity and c.relforcerowsecurity as walled
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')`)
  const open = tables.find(({ walled }) => !walled)
  if (open) throw new Error(`The table ${open.name} has no wall between tenants. Refusing to start.`)
  // A table without a page has no row to show, and half of a new installation's are such; one in parts has its rows there.
  const filled = tables.filter(({ pages }) => pages > 0)
  const looks = filled.map(
    ({ name, pages }, n) => `select ${n} as n where exists (select from ${quoted(name)} ${sample(pages)})`,
  )
  const shown = looks.length > 0 ? await db.maybe<{ n: number }>(looks.join(' union all ')) : undefined
  if (shown) throw new Error(`The table ${filled[shown.n]?.name} shows rows without a tenant. Refusing to start.`)
}

// To see no row, every row is looked at. A large table is looked at here and there, or a start would take minutes.
const sample = (pages: number) =>
  pages > MOST_PAGES ? `tablesample system (${((100 * MOST_PAGES) / pages).toFixed(4)})` : ''
const MOST_PAGES = 50

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
