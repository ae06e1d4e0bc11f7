import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  claim,
  claimFolder,
  folderInUse,
  folderLock,
  holderOf,
  makeDataDir,
} from '../../src/platform/database/embedded/folder-lock.mjs'
import { buildIsFresh } from './build-stamp.mjs'
import { installPackages, packagesAreInstalled } from './packages.mjs'
import { dataDir, enterProject, readSettings, refuse, root } from './project.mjs'
import { CommandFailed, node, runQuietly } from './run.mjs'
import { step } from './steps.mjs'

/** The server: takes the folder, makes it ready and becomes the server, which prints the remaining steps. */
export async function startServer() {
  enterProject()
  readSettings()
  // Nodes that share a PostgreSQL of their own may share a folder too; the embedded one belongs to a single server.
  if (!process.env.DATABASE_URL) {
    const { heldBy } = claimFolder(dataDir())
    if (heldBy !== undefined) refuse(folderInUse(heldBy))
  }
  await makeReady()
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.mjs')).href)
}

/** The worker: the same, beside a server that may be running from this folder. */
export async function startWorker() {
  enterProject()
  readSettings()
  await makeReady()
  await import(pathToFileURL(join(root, 'dist', 'server', 'worker.mjs')).href)
}

/** Installs and builds what is missing or out of date; two processes of one folder take turns. */
export async function makeReady() {
  const turn = await takeTurn()
  try {
    if (packagesAreInstalled({ dev: false })) console.log('1/5 Packages are installed')
    else await whileNothingRuns('1/5 Installing packages', () => installPackages({ dev: false }))
    if (buildIsFresh()) console.log('2/5 The build is up to date')
    else await whileNothingRuns('2/5 Building', () => runQuietly(node('scripts/build.mjs')))
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(error.message)
  } finally {
    turn.release()
  }
}

// A running server reads its packages and assets as it goes: they must not change beneath it.
function whileNothingRuns(title, work) {
  const holder = holderOf(folderLock(dataDir()))
  if (holder !== undefined && holder !== process.pid) {
    refuse(`This folder has changed since the server (process ${holder}) started; restart the server first.`)
  }
  return step(title, work)
}

async function takeTurn() {
  const folder = join(root, 'var')
  makeDataDir(folder)
  for (;;) {
    const claimed = claim(join(folder, 'setup.lock'))
    if (claimed.release) {
      process.once('exit', claimed.release)
      return claimed
    }
    await sleep(100)
  }
}
