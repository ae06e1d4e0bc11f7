import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { loadDemoData } from '#app/demo/load.ts'
import { jobs } from '#app/implemented.ts'
import { seedReferenceData } from '#app/seed/seed.ts'
import { runMigrations } from '#app/server/prepare.ts'
import { openServices } from '#app/server/services.ts'
import { addDays, dayIn, defaultZone, instantIn } from '#formats/day.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import type { Services } from '#platform/services.ts'
import { copyOf, databaseOf, inDatabase, type Template } from './databases.ts'
import { forbidSecondConnections } from './one-connection.ts'
import { scratchFolder } from './scratch.ts'
import './cheap-passwords.ts'

const migrated: Template = {
  name: 'visacare_template',
  make: async (ownerUrl) => {
    await runMigrations(ownerUrl, () => {})
    return ''
  },
}

/** A migrated, empty database, copied from a template that the first caller makes. */
export async function freshDatabase(ownerUrl: string): Promise<string> {
  return (await copyOf(ownerUrl, migrated)).database
}

/** An installation with reference data and, unless told otherwise, the demo: its database and its data folder. */
export async function freshInstallation(urls: Urls, demo: boolean): Promise<{ database: string; dataDir: string }> {
  if (demo) await untilTheDayIsLongEnough()
  const { database, folder } = await copyOf(urls.ownerUrl, {
    // The demo's days count from the day it was loaded on: a run over midnight loads it twice.
    name: demo ? `visacare_demo_${dayIn(defaultZone, new Date()).replaceAll('-', '')}` : 'visacare_seed',
    from: migrated,
    make: async (ownerUrl) => {
      const dataDir = scratchFolder('visacare-template-')
      await filled({ ownerUrl, appUrl: inDatabase(urls.appUrl, databaseOf(ownerUrl)), dataDir }, demo)
      return dataDir
    },
  })
  const dataDir = scratchFolder('visacare-server-')
  copyFolder(folder, dataDir)
  return { database, dataDir }
}

// The longest journey takes five minutes on a busy machine.
const LONGEST_FILE_MS = 6 * 60_000

/** A file that would run over midnight of the demo's people begins after it: else its own today is two days. */
async function untilTheDayIsLongEnough(): Promise<void> {
  const now = new Date()
  const left = instantIn(defaultZone, addDays(dayIn(defaultZone, now), 1)).getTime() - now.getTime()
  if (left < LONGEST_FILE_MS) await sleep(left + 1000)
}

/** Some three hundred small files: Node's own copying looks at each of them several times. */
function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) copyFileSync(source, target)
    else {
      mkdirSync(target, { mode: statSync(source).mode })
      copyFolder(source, target)
    }
  }
}

type Urls = { ownerUrl: string; appUrl: string }

async function filled({ ownerUrl, appUrl, dataDir }: Urls & { dataDir: string }, demo: boolean): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: demo ? 'yes' : 'no' })
  const services = await openServices({ config, clock: settableClock(), log: openLog(config.logLevel), appUrl })
  forbidSecondConnections(services.database)
  await fillInstallation(services)
  await workOff(services, ownerUrl)
  await services.database.end()
}

/** What a first start puts into an installation. */
async function fillInstallation(services: Services): Promise<void> {
  await seedReferenceData(services)
  if (services.config.demoData && !(await loadDemoData(services))) throw new Error('A new installation took no demo.')
}

/** Does what the demo left to be done: else every copy would do its hundred and fifty jobs again, beside its tests. */
async function workOff(services: Services, ownerUrl: string): Promise<void> {
  const worker = await startWorker(services, ownerUrl, jobs)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const due = 'select 1 from graphile_worker.jobs where attempts < max_attempts and run_at <= now() limit 1'
  while ((await client.query(due)).rowCount) await sleep(50)
  await client.end()
  await worker.stop()
}
