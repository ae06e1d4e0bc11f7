import { createServer } from 'node:net'
import type { Config } from '#platform/config.ts'
import { lockFolder } from '#platform/database/embedded/lock.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import { startAsWritten } from '#platform/server/small-heap.ts'
import { prepareDatabase, runMigrations } from './prepare.ts'
import { begin, stopWhenAsked } from './process.ts'
import { refusePublicDemo } from './public-demo.ts'

const say = (line: string) => console.log(line)
/** Then the database and its folder are another process’s (keep-database.ts). */
const developing = process.env.VISACARE_DEV !== undefined

await begin(start)

async function start(config: Config): Promise<void> {
  const started = startAsWritten()
  refusePublicDemo(config)
  await requireFreePort(config)
  const lock = config.database.ownerUrl || developing ? null : lockFolder(config.dataDir)
  if (!developing) say('Starting the database …')
  const preparing = prepareDatabase(config, say)
  // Whoever is asked to stop while the database starts waits for it: it must not stay behind.
  const stopping: ((graceMs: number) => Promise<void> | void)[] = [
    async () => (await preparing.catch(() => null))?.stop(),
    () => lock?.release(),
  ]
  const isStopping = stopWhenAsked(async (graceMs) => {
    say('Stopping: finishing the requests under way …')
    for (const each of stopping) await each(graceMs)
  })
  const prepared = await preparing
  try {
    // Loaded once there is a database for it: whoever is refused hears it at once, not after all the product was read.
    const product = import('./product.ts')
    // Failed migrations are told first, and then nobody waits for it.
    product.catch(() => {})
    const applied = await runMigrations(prepared.ownerUrl, () => {})
    say(
      `Database ready (${prepared.where}; ${applied.length === 0 ? 'schema is current' : `${applied.length} migrations`}).`,
    )
    const { greet, startProduct } = await product
    const node = await startProduct(config, prepared, say)
    stopping.unshift(node.stop)
    started()
    await greet(node, say)
    process.send?.('ready')
    await node.working
  } catch (error) {
    // The start failed because its database is on its way out; the process ends with that.
    if (isStopping()) return
    await prepared.stop()
    lock?.release()
    throw error
  }
}

/** Better one sentence now than a stack trace after the database has started. */
async function requireFreePort({ port, host }: Config): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`
      reject(new StartRefused(`Port ${port} on ${host} ${why}. Choose another one: PORT=3001 npm start`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
