import type { Scope } from '../database/scope.ts'
import type { Services } from '../services.ts'
import { personalTables, purposesLeftOut, sharedNames } from './conventions.ts'
import { type ArchiveManifest, OWN_FIRM, type Tenant } from './manifest.ts'
import { opened } from './secrets.ts'
import { type Shape, shapesToExport } from './shape.ts'
import { all, type Snapshot } from './snapshot.ts'
import { type Lookup, type Row, translated } from './translate.ts'

/** Archives are not in archives, wherever their files lie. */
export const ARCHIVE_PURPOSE = 'tenantArchive'
const system = { kind: 'system' } as const

export type TenantReader = Awaited<ReturnType<typeof readTenant>>

/** The rows of a tenant as they lie here (`ours`) and as an archive writes them (`theirs`). */
export async function readTenant({ database, keyring }: Services, snapshot: Snapshot, tenant: Tenant) {
  const { shapes, toRead } = await shapesToExport(database.read(system))
  const scope: Scope = tenant
  const numbers = new Map<string, Map<number, number>>()
  const names = await sharedOf(snapshot)
  const [head] = await all(
    snapshot.rows<{ name: string; firm: number | null; companies: number }>(system, ...headOf(tenant)),
  )
  if (!head) throw new Error('There is no such tenant.')
  const lookup: Lookup = (table, id) =>
    table in sharedNames
      ? names.get(`${table}:${id}`)
      : (numbers.get(table)?.get(Number(id)) ??
        (table === 'law_firms' && tenant.kind === 'company' && id === head.firm ? OWN_FIRM : undefined))

  const raw = (shape: Shape): AsyncGenerator<{ row: Row }> => {
    const by = `order by ${shape.order.map((column) => `t.${column}${collated(shape.types[column])}`).join(', ')}`
    const select = `select to_jsonb(t) as row from ${shape.name} t where`
    const owner = personalTables[shape.name]
    if (owner)
      return snapshot.rows(system, `${select} t.${owner} = any ($1) ${by}`, [[...(numbers.get('users')?.keys() ?? [])]])
    const more =
      shape.name === 'files' ? ` and t.purpose not in (${purposesLeftOut.map((each) => `'${each}'`).join(', ')})` : ''
    return snapshot.rows(scope, `${select} (${belongs(shape, tenant)})${more} ${by}`)
  }
  const rowsOf = async function* (shape: Shape): AsyncGenerator<{ ours: Row; theirs: Row }> {
    for await (const { row: ours } of raw(shape)) {
      if (shape.numbered && !numbers.get(shape.name)?.has(Number(ours.id))) continue
      const theirs = translated(shape, opened(keyring, shape.name, ours), lookup)
      if (theirs) yield { ours, theirs }
    }
  }

  // First who has which number: what is named must be known before the first row is written.
  const leftOutRows: Record<string, number> = {}
  for (const shape of [...shapes, ...toRead]) {
    const counted = new Map<number, number>()
    numbers.set(shape.name, counted)
    for await (const { row } of raw(shape)) {
      const lacks = shape.references.some(
        ({ column, table, required }) =>
          required &&
          table !== shape.name &&
          row[column] !== null &&
          lookup(table, row[column] as number) === undefined,
      )
      if (lacks) leftOutRows[shape.name] = (leftOutRows[shape.name] ?? 0) + 1
      else if (shape.numbered) counted.set(Number(row.id), counted.size + 1)
    }
  }
  const about: ArchiveManifest['tenant'] = { kind: tenant.kind, name: head.name, companies: head.companies }
  const audit = async function* (): AsyncGenerator<Row> {
    const of = tenant.kind === 'company' ? `company:${tenant.companyId}` : `firm:${tenant.lawFirmId}`
    const text = `select to_jsonb(e) as row from audit_events e where tenant = '${of}' order by seq`
    for await (const { row } of snapshot.rows<{ row: Row }>(scope, text)) yield row
  }
  return { shapes, toRead, tenant: about, rowsOf, leftOutRows, audit }
}

const collated = (type: string | undefined): string => (type === 'text' ? ' collate "C"' : '')

/** Which rows are the tenant's; who may see them, row-level security says besides. */
function belongs({ name, columns }: Shape, tenant: Tenant): string {
  const [ofCompany, ofFirm] = [columns.includes('company_id'), columns.includes('law_firm_id')]
  if (tenant.kind === 'company') {
    if (name === 'companies') return `t.id = ${tenant.companyId}`
    return ofCompany ? `t.company_id = ${tenant.companyId}` : 'false'
  }
  const firm = tenant.lawFirmId
  if (name === 'law_firms') return `t.id = ${firm}`
  if (name === 'companies' || !ofCompany) return ofFirm ? `t.law_firm_id = ${firm}` : 'false'
  const clients = `t.company_id in (select c.id from companies c where c.law_firm_id = ${firm})`
  return ofFirm ? `${clients} or (t.company_id is null and t.law_firm_id = ${firm})` : clients
}

const headOf = (tenant: Tenant): [text: string, values: unknown[]] =>
  tenant.kind === 'company'
    ? ['select name, law_firm_id as firm, 1 as companies from companies where id = $1', [tenant.companyId]]
    : [
        `select name, null::bigint as firm, (select count(*)::integer from companies c where c.law_firm_id = f.id) as companies
           from law_firms f where id = $1`,
        [tenant.lawFirmId],
      ]

async function sharedOf(snapshot: Snapshot): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [table, name] of Object.entries(sharedNames))
    for (const row of await all(
      snapshot.rows<{ id: number; name: string }>(system, `select id, ${name} as name from ${table}`),
    ))
      found.set(`${table}:${row.id}`, row.name)
  return found
}
