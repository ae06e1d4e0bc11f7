import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runMigrations } from '#app/server/prepare.ts'
import { find } from '#desk/search/server/store.ts'
import { settableClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import type { Scope } from '#platform/database/scope.ts'
import { COMPANIES } from './lib/fill.ts'
import { fillPeople, PEOPLE } from './lib/fill-people.ts'
import { median } from './lib/measure.ts'
import { check, optionsOf } from './lib/options.ts'
import { type Line, print } from './lib/verdict.ts'

/** The search at 100,000 people: our function under row-level security against the same SQL without it. */
const options = optionsOf('The search over 100,000 people, beside the same SQL without walls.', {
  check,
  rounds: { type: 'string', default: '40', says: 'how often each search is asked' },
})
const TARGET = 2
const dataDir = await mkdtemp(join(tmpdir(), 'visacare-bench-'))
const embedded = await startEmbedded({ dataDir, log: () => {} })
try {
  await runMigrations(embedded.ownerUrl, () => {})
  console.log(`Filling: ${PEOPLE} people over ${COMPANIES} companies …`)
  await fillPeople(embedded.ownerUrl)
  const lines = await measure()
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<Line[]> {
  const owner = new pg.Client({ connectionString: embedded.ownerUrl })
  await owner.connect()
  const database = openDatabase({ url: embedded.appUrl, clock: settableClock(), max: 1, timeoutMs: 60_000 })
  try {
    return await compare(owner, database)
  } finally {
    await database.end()
    await owner.end()
  }
}

async function compare(owner: pg.Client, database: Database): Promise<Line[]> {
  await owner.query('select word_similarity($1, $1)', ['loads the extension, whose setting follows'])
  await owner.query('set pg_trgm.word_similarity_threshold = 0.5')
  const { rows } = await owner.query(`select id from companies where code = 'BENCH7'`)
  const companyId = Number(rows[0].id)
  const scopes: [name: string, scope: Scope, condition: string][] = [
    ['one company', { kind: 'company', companyId }, `e.company_id = ${companyId}`],
    ['all companies', { kind: 'system' }, 'true'],
  ]
  const texts = { beginning: 'kowal', 'two letters': 'ko', 'two names': 'kowalski amara', misspelt: 'kowalsky' }
  const lines: Line[] = []
  for (const [name, scope, condition] of scopes) {
    const db = database.read(scope)
    for (const [how, text] of Object.entries(texts)) {
      const pattern = `%${text.length < 3 ? ' ' : ''}${text}%`
      const limit: number[] = []
      const ours: number[] = []
      for (let round = -3; round < Number(options.rounds); round++) {
        const bare = await timed(() =>
          owner.query({ name: `${name} bare`, text: bareSql(condition), values: [text, pattern] }),
        )
        const scoped = await timed(() => find(db, { scope: 'provider', userId: 0, selectedCompanyId: null }, text, 12))
        // The first rounds warm both up.
        if (round < 0) continue
        limit.push(bare)
        ours.push(scoped)
      }
      const ratio = median(ours) / median(limit)
      lines.push({
        name: `search, ${name}, ${how}: ms`,
        limit: median(limit).toFixed(2),
        ours: median(ours).toFixed(2),
        ratio: `${ratio.toFixed(2)} ×`,
        target: `≤ ${TARGET.toFixed(2)} ×`,
        ok: ratio <= TARGET,
      })
    }
  }
  return lines
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

// As in app.search (0007), asked by the owner, whom no policy confines.
function bareSql(condition: string): string {
  return `
  select f.*, e.id as "employmentId" from (
    select e.kind, e.record_id, e.company_id, e.title, e.hint, word_similarity($1, e.words) as score
      from search_entries e
     where (e.words like $2 or $1 <% e.words) and ${condition}
     order by score desc, e.title, e.kind, e.record_id limit 12) f
  left join people p on f.kind = 'person' and p.id = f.record_id and p.company_id = f.company_id
  left join lateral (
    select e.id from employments e where e.company_id = p.company_id and e.person_id = p.household_person_id
     order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 1) e on true
  order by f.score desc, f.title, f.kind, f.record_id`
}
