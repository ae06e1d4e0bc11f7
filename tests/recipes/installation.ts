import type { Scratch } from './scratch.ts'

export type Installation = { ownerUrl: string; appUrl: string; database: string; dataDir: string }

/**
 * The copy's tests run on an installation of the product as it is, which a start of the copy upgrades. A cluster and a demo
 * of their own would take most of their time.
 */
export function upgradeInstallation({ replace }: Scratch, installation: Installation) {
  replace('tests/setup/database.ts', cluster)
  replace('tests/setup/templates.ts', upgraded)
  replace('tests/setup/installation.json', JSON.stringify(installation))
}

const cluster = `import type { TestProject } from 'vitest/node'
import installation from './installation.json' with { type: 'json' }

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
    appUrl: string
    isBuilt: boolean
    runFolder: string
  }
}

export default function setup(project: TestProject): void {
  project.provide('ownerUrl', installation.ownerUrl)
  project.provide('appUrl', installation.appUrl)
  project.provide('isBuilt', false)
}
`

const upgraded = `import { cpSync } from 'node:fs'
import { loadDemoData } from '#app/demo/load.ts'
import { seedReferenceData } from '#app/seed/seed.ts'
import { runMigrations } from '#app/server/prepare.ts'
import { openServices } from '#app/server/services.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log/log.ts'
import { copyOf, inDatabase } from './databases.ts'
import installation from './installation.json' with { type: 'json' }
import { scratchFolder } from './scratch.ts'

export async function freshInstallation({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }, _demo: boolean) {
  const { database } = await copyOf(ownerUrl, { name: installation.database, make: () => Promise.reject(new Error('It is gone.')) })
  const dataDir = scratchFolder('visacare-server-')
  cpSync(installation.dataDir, dataDir, { recursive: true })
  await runMigrations(inDatabase(ownerUrl, database), () => {})
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const services = await openServices({ config, clock: settableClock(), log: openLog(config.logLevel), appUrl: inDatabase(appUrl, database) })
  await seedReferenceData(services)
  if (await loadDemoData(services)) throw new Error('The installation had no demo.')
  await services.database.end()
  return { database, dataDir }
}
`
