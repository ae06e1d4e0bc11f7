import { existsSync } from 'node:fs'
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
import { endWithNpm } from './npm-gone.mjs'
import { addTestTools, ensureTestTools, installPackages, packagesAreInstalled, requireBuilds } from './packages.mjs'
import { commandNames, dataDir, enterProject, readSettings, refuse, root } from './project.mjs'
import { registerForms } from './register-forms.mjs'
import { CommandFailed, node, runQuietly } from './run.mjs'
import { step } from './steps.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

/** The server: takes the folder, makes it ready and becomes the server, which prints the remaining steps. */
export async function startServer() {
  endWithNpm()
  enterProject()
  readSettings()
  // Nodes that share a PostgreSQL of their own may share a folder too; the embedded one belongs to a single server.
  if (!process.env.DATABASE_URL) {
    const { refusal } = claimFolder(dataDir())
    if (refusal) refuse(refusal)
  }
  await makeReady()
  await become('main')
}

/** The worker: the same, beside a server that may be running from this folder. */
export async function startWorker() {
  endWithNpm()
  enterProject()
  readSettings()
  await makeReady()
  await become('worker')
}

/** A command of the operator. Its output is its own: what has to be done before is told on standard error, if anything. */
export async function runCommand(name) {
  if (!commandNames.includes(name)) refuse(`There is no command ${name}: ${commandNames.join(', ')}.`)
  enterProject()
  readSettings()
  if (name === 'form' && process.argv[2] === 'register') return register()
  // Beside a running server the command of that server's build is the right one, also when the folder has changed since.
  const besideServer = serverOfFolder() !== undefined && existsSync(programOf(name))
  if (!besideServer) await makeReady(process.stderr)
  await become(name)
}

/** `npm run form -- register`: the build that it is for must not have to be there, or be whole. */
function register() {
  const written = registerForms(join(root, 'src/forms'))
  console.log(written.length > 0 ? `Written anew in src/forms: ${written.join(', ')}.` : 'Every edition is registered.')
}

/** The specification, row by row. Its programs are no part of a build: they are made anew, which takes a second. */
export async function runConformance() {
  enterProject()
  // It looks at the product with the tools and programs of the tests, which a start leaves out.
  await installTestTools()
  await ensureSystemPackages('The conformance', ['chromium-headless-shell'])
  await makeReady(process.stderr)
  const { bundle, readers } = await import('./bundle.mjs')
  await bundle({ main: 'conformance/main.ts', ...readers }, 'conformance')
  await import(pathToFileURL(join(root, 'dist', 'conformance', 'main.mjs')).href)
}

async function installTestTools() {
  // Beside what a server of this folder may be running from, the tools are added; else everything is installed anew.
  if (packagesAreInstalled({ dev: false })) return ensureTestTools(addTestTools)
  const holder = serverOfFolder()
  if (holder !== undefined) refuse(hasChanged(holder))
  await ensureTestTools()
}

const programOf = (name) => join(root, 'dist', 'server', `${name}.mjs`)
const become = (name) => import(pathToFileURL(programOf(name)).href)

/** Installs and builds what is missing or out of date; two processes of one folder take turns. */
async function makeReady(out = process.stdout) {
  const ready = isReady()
  if (ready && out !== process.stdout) return
  // An installed and built project may be read-only for us: only changing it needs a turn.
  const turn = ready ? undefined : await takeTurn()
  const settled = endWhenAsked()
  try {
    if (turn) requireBuilds({ dev: false })
    if (packagesAreInstalled({ dev: false })) out.write('1/5 Packages are installed\n')
    else await whileNothingRuns('1/5 Installing packages', () => installPackages({ dev: false }), out)
    if (buildIsFresh()) out.write('2/5 The build is up to date\n')
    else await whileNothingRuns('2/5 Building', () => runQuietly(node('scripts/build.mjs')), out)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(error.message)
  } finally {
    turn?.release()
    settled()
  }
}

/** Asked to stop while we install or build, we give our locks back, and what we have started ends too (run.mjs). */
function endWhenAsked() {
  const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  const ends = Object.entries(signals).map(([signal, code]) => [signal, () => process.exit(code)])
  for (const [signal, end] of ends) process.on(signal, end)
  return () => {
    for (const [signal, end] of ends) process.off(signal, end)
  }
}

const isReady = () => packagesAreInstalled({ dev: false }) && buildIsFresh()

// A running server reads its packages and assets as it goes: they must not change beneath it.
function whileNothingRuns(title, work, out) {
  const holder = serverOfFolder()
  if (holder !== undefined) {
    refuse(hasChanged(holder))
  }
  return step(title, work, out)
}

const hasChanged = (holder) =>
  `This folder has changed since the server (process ${holder}) started; restart the server first.`

/** The other process that serves from this folder. */
function serverOfFolder() {
  const holder = holderOf(folderLock(dataDir()))
  return holder === process.pid ? undefined : holder
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
