import { firstTerms, type TermsSection } from '#identity/users/terms.ts'
import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { OutputOf } from '#platform/operation/contract.ts'
import type { termsOperations } from '../contract.ts'

export const acceptedBy = (db: Db, userId: number) =>
  db.rows<{ version: string; acceptedAt: string }>(
    'select version, accepted_at as "acceptedAt" from terms_acceptances where user_id = $1 order by accepted_at desc',
    [userId],
  )

type Acceptance = { userId: number; version: string; at: Date; address: string }

/** The first acceptance of a version stays. */
export const keepAcceptance = (db: Db, { userId, version, at, address }: Acceptance) =>
  db.run(
    `insert into terms_acceptances (user_id, version, accepted_at, address) values ($1, $2, $3, $4) on conflict do nothing`,
    [userId, version, at, address.slice(0, 60)],
  )

type Version = OutputOf<typeof termsOperations.versions>['items'][number]

/** Newest first; the last is the one that comes with the product. */
export async function versionsOf(db: Db): Promise<Version[]> {
  const [published, counted] = await Promise.all([
    db.rows<Omit<Version, 'acceptedCount'>>(
      `select t.version::text, t.since, t.published_at as "publishedAt", t.published_by_name as "publishedByName"
         from terms_versions t order by t.version desc limit 200`,
    ),
    db.rows<{ version: string; n: number }>(
      'select version, count(*)::int as n from terms_acceptances group by version',
    ),
  ])
  const { version, since } = firstTerms
  return [...published, { version, since, publishedAt: null, publishedByName: '' }].map((each) => ({
    ...each,
    acceptedCount: counted.find((one) => one.version === each.version)?.n ?? 0,
  }))
}

type NewVersion = {
  version: number
  since: string
  sections: readonly TermsSection[]
  at: Date
  by: number
  byName: string
}

export const keepVersion = (db: Db, { version, since, sections, at, by, byName }: NewVersion) =>
  db.run(
    `insert into terms_versions (version, since, sections, published_at, published_by, published_by_name)
     values ($1, $2, $3::jsonb, $4, $5, $6)`,
    [version, since, JSON.stringify(sections), at, by, byName],
  )

/** Whoever publishes at the same moment is waited for. */
export const lockVersions = (db: Db) => db.run(`select pg_advisory_xact_lock(hashtextextended('terms_versions', 7))`)

type Row = OutputOf<typeof termsOperations.acceptances>['items'][number]

export const acceptancesOf = (db: Db, { version, limit, after }: { version?: string; limit: number; after?: string }) =>
  listed<Row>(db, (bind) => ({
    columns: `a.user_id as "userId", u.user_name as "userName", app.full_name(u.first_name, u.last_name) as name,
      coalesce(c.name, f.name, '') as of, a.version, a.accepted_at as "acceptedAt"`,
    from: 'terms_acceptances a',
    joins: `left join users u on u.id = a.user_id left join companies c on c.id = u.company_id
      left join law_firms f on f.id = u.law_firm_id`,
    conditions: version === undefined ? [] : [`a.version = ${bind(version)}`],
    key: ['a.accepted_at', 'a.user_id'],
    keyOf: ({ acceptedAt, userId }) => [acceptedAt, userId],
    descending: true,
    limit,
    after,
  }))
