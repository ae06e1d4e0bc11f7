import pg from 'pg'
import type { Log } from '../log/log.ts'

export type AbandonedJobs = {
  /** This worker's id on the queue: holds its sign of life from now on. */
  alive(workerId: string): void
  stop(): Promise<void>
}

/**
 * A worker that is killed leaves its jobs locked, and the queue alone would wait four hours. So each worker holds an
 * advisory lock for as long as its connection lives; a lock that can be taken belongs to a dead one, and its jobs are
 * given back. Looked at twice, since after a restart of the database the living need a moment to show themselves.
 */
export function returnAbandonedJobs(ownerUrl: string, log: Log, everyMs = 5_000): AbandonedJobs {
  const own = new Set<string>()
  let suspects = new Set<string>()
  let client: pg.Client | undefined
  let stopped = false
  let checking: Promise<void> = Promise.resolve()

  const connect = async () => {
    const next = new pg.Client({
      connectionString: ownerUrl,
      application_name: 'visacare-worker',
      options: NOTICED,
      query_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })
    next.on('error', () => {})
    next.once('end', () => {
      if (client === next) client = undefined
    })
    await next.connect()
    for (const id of own) await next.query(HOLD, [id])
    client = next
    return next
  }
  const check = async () => {
    const connection = client ?? (await connect())
    const { rows } = await connection.query<{ id: string }>(HOLDERS)
    const dead: string[] = []
    for (const { id } of rows) if (!own.has(id) && (await isDead(connection, id))) dead.push(id)
    const certain = dead.filter((id) => suspects.has(id))
    suspects = new Set(dead)
    if (certain.length === 0) return
    await connection.query('select graphile_worker.force_unlock_workers($1::text[])', [certain])
    log.warn({ workers: certain.length }, 'jobs of dead workers were given back')
  }
  const tick = () => {
    if (stopped) return
    checking = checking.then(check).catch((error) => {
      log.debug({ err: error }, 'rescue')
      client?.end().catch(() => {})
      client = undefined
    })
  }
  const timer = setInterval(tick, everyMs)
  timer.unref()
  tick()
  return {
    alive: (id) => {
      own.add(id)
      checking = checking.then(async () => void (await client?.query(HOLD, [id]))).catch(() => {})
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await checking
      await client?.end().catch(() => {})
    },
  }
}

// A machine that lost its power says nothing: the database asks it every few seconds and gives its locks free.
const NOTICED = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
const HOLD = 'select pg_advisory_lock(781010, hashtext($1))'
const HOLDERS = 'select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null'

async function isDead(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(781010, hashtext($1)) as taken',
    [id],
  )
  if (!rows[0]?.taken) return false
  await client.query('select pg_advisory_unlock(781010, hashtext($1))', [id])
  return true
}
