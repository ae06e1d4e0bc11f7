import type pg from 'pg'

export type BrokenLink = { tenant: string; seq: number; why: string }
export type AuditVerified = {
  tenants: number
  events: number
  broken: BrokenLink[]
  heads: { tenant: string; seq: number; hash: string }[]
}

/**
 * Recomputes every tenant's chain with the database's own app.audit_text: each event's hash covers its text and the
 * hash before it, numbers have no gap, and the chain ends where its head says. Names the first broken link per tenant.
 * Needs the owner's connection, or the application's in the scope `system`.
 */
export async function verifyAudit(client: pg.Client): Promise<AuditVerified> {
  const broken = await client.query<Omit<BrokenLink, 'seq'> & { seq: string }>(BROKEN)
  const counts = await client.query<{ tenants: number; events: number }>(
    'select count(distinct tenant)::integer as tenants, count(*)::integer as events from audit_events',
  )
  const heads = await client.query<{ tenant: string; seq: string; hash: string }>(
    `select tenant, seq::text as seq, encode(hash, 'hex') as hash from audit_heads order by tenant collate "C"`,
  )
  return {
    ...(counts.rows[0] ?? { tenants: 0, events: 0 }),
    broken: broken.rows.map((row) => ({ ...row, seq: Number(row.seq) })),
    heads: heads.rows.map((row) => ({ ...row, seq: Number(row.seq) })),
  }
}

const BROKEN = `
  with links as (
    select e.tenant, e.seq, e.hash,
           row_number() over chain as place,
           sha256(coalesce(lag(e.hash) over chain, ''::bytea) || convert_to(app.audit_text(e), 'UTF8')) as expected
      from audit_events e
    window chain as (partition by e.tenant order by e.seq)
  ), last as (
    select distinct on (tenant) tenant, seq, hash from audit_events order by tenant, seq desc
  ), problems as (
    select tenant, place as seq, 'an event is missing' as why from links where seq <> place
    union all
    select tenant, seq, 'the event was changed, or the one before it' from links where seq = place and hash <> expected
    union all
    select coalesce(h.tenant, l.tenant), coalesce(l.seq, 0) + 1, 'the chain does not end where its head says'
      from last l full join audit_heads h on h.tenant = l.tenant
     where l.seq is distinct from h.seq or l.hash is distinct from h.hash
  )
  select distinct on (tenant) tenant, seq::text as seq, why from problems order by tenant, problems.seq`
