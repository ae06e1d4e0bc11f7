import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  claim,
  claimFolder,
  folderLock,
  holderOf,
  makeDataDir,
} from '../../src/platform/database/embedded/folder-lock.mjs'
import { buildIsFresh } from './build-stamp.mjs'
import { installPackages, packagesAreInstalled, requireBuilds } from './packages.mjs'
import { dataDir, enterProject, readSettings, refuse, root } from './project.mjs'
import { CommandFailed, node, runQuietly } from './run.mjs'
import { step } from './steps.mjs'

/** The server: takes the folder, makes it ready and becomes the server, which prints the remaining steps. */
export async function startServer() {
  enterProject()
  readSettings()
  // Nodes that share a PostgreSQL of their own may share a folder too; the embedded one belongs to a single server.
  if (!process.env.DATABASE_URL) {
    const { refusal } = claimFolder(dataDir())
    if (refusal) refuse(refusal)
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
async function makeReady() {
  // An installed and built project may be read-only for us: only changing it needs a turn.
  const turn = isReady() ? undefined : await takeTurn()
  try {
    if (turn) requireBuilds({ dev: false })
    if (packagesAreInstalled({ dev: false })) console.log('1/5 Packages are installed')
    else await whileNothingRuns('1/5 Installing packages', () => installPackages({ dev: false }))
    if (buildIsFresh()) console.log('2/5 The build is up to date')
    else await whileNothingRuns('2/5 Building', () => runQuietly(node('scripts/build.mjs')))
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(error.message)
  } finally {
    turn?.release()
  }
}

const isReady = () => packagesAreInstalled({ dev: false }) && buildIsFresh()

// A running server reads its packages and assets as it goes: they must not change beneath it.
function whileNothingRuns(title, work) {
  const holder = holderOf(folderLock(dataDir()))
  if (holder !== undefined && holder !== process.pid) {
    refuse(`This folder has changed since the server (process ${holder}) started; restart the server first.`)
  }
  return step(title, work)
}

async function takeTurn() {
  for (;;) {
    const claimed = claimSetup()
    if (claimed.release) {
      process.once('exit', claimed.release)
      return claimed
    }
    await sleep(100)
  }
}

function claimSetup() {
  const folder = join(root, 'var')
  try {
    makeDataDir(folder)
    return claim(join(folder, 'setup.lock'))
  } catch (error) {
    return refuse(`VisaCare has to be installed or built first and cannot write to ${folder} (${error.code}).`)
  }
}
