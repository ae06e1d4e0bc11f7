import { chmodSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { buildIsFresh } from '../../scripts/lib/build-stamp.mjs'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded/start.ts'
import { forgetful } from './databases.ts'
import { endCluster, takeKeptCluster } from './kept-templates.ts'
import { scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's door to the one PostgreSQL of this run, for making a database per test file. */
    ownerUrl: string
    appUrl: string
    /** Whether dist was built from the sources as they are. */
    isBuilt: boolean
    /** For what several files copy; it ends with the run. */
    runFolder: string
  }
}

/** One real PostgreSQL for all tests of a run; without fsync, since its data outlives nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users++
  shared.database ??= startShared()
  const { ownerUrl, appUrl } = await shared.database
  project.provide('ownerUrl', ownerUrl)
  project.provide('appUrl', appUrl)
  project.provide('isBuilt', buildIsFresh())
  const runFolder = scratchFolder('visacare-run-')
  chmodSync(runFolder, 0o711)
  project.provide('runFolder', runFolder)
  return async () => {
    rmSync(runFolder, { recursive: true, force: true })
    if (--shared.users > 0) return
    const database = await shared.database
    shared.database = undefined
    if (database) await endCluster(database)
  }
}

type Shared = { users: number; database: Promise<EmbeddedDatabase> | undefined }

// Each project of the run loads this file anew; what they share hangs on the process.
const holder = globalThis as typeof globalThis & { visacareTestDatabase?: Shared }
holder.visacareTestDatabase ??= { users: 0, database: undefined }
const shared = holder.visacareTestDatabase

async function startShared(): Promise<EmbeddedDatabase> {
  const dataDir = scratchFolder('visacare-tests-')
  takeKeptCluster(dataDir)
  chmodSync(dataDir, 0o711)
  const settings = { ...forgetful, max_connections: '200' }
  return startEmbedded({ dataDir, log: (line) => console.log(line), settings })
}
