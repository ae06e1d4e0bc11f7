import { spawn } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { endWithNpm } from './npm-gone.mjs'
import { ensureTestTools } from './packages.mjs'
import { enterProject, readSettings, root } from './project.mjs'
import { registerCaseTypes } from './register-case-types.mjs'
import { registerForms } from './register-forms.mjs'

const onWindows = process.platform === 'win32'
const place = '.develop'

/**
 * The product from source, in three parts so that a change costs no more than it must: the database runs all the while,
 * the pages change in the browser without losing what was typed (Vite), and only the server is started anew.
 */
export async function develop() {
  endWithNpm()
  enterProject()
  readSettings()
  await ensureTestTools()
  registerForms(join(root, 'src/forms'))
  await registerCaseTypes(join(root, 'src/case-types'))
  rmSync(join(root, place), { recursive: true, force: true })

  const running = { server: undefined, database: undefined }
  const server = gate()
  const turns = oneAtATime()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      await turns.last()
      await ended(running.server)
      await ended(running.database)
      process.exit(0)
    })
  }

  const { bundle, bundler, serverPrograms } = await import('./bundle.mjs')
  await turns.take(async () => {
    if (process.env.DATABASE_URL) return
    await bundle({ 'keep-database': 'src/app/server/keep-database.ts' }, 'database', place)
    running.database = startProgram('database/keep-database.mjs')
    // Refused, it has said why.
    if (!(await isReady(running.database))) process.exit(1)
  })
  const { servePages } = await import('./pages-from-source.mjs')
  const { url, serverPort } = await servePages(server.passed).catch(async (error) => {
    console.error(error.message)
    await ended(running.database)
    process.exit(1)
  })
  // Read file by file through a loader of TypeScript, a start would keep the processor busy five times as long.
  const rebuild = await bundler(serverPrograms, 'server', place)
  const startAnew = () =>
    turns.take(async () => {
      // What is wrong has been said; the server before goes on, and the next change is another attempt.
      if (!(await rebuild())) return
      server.shut()
      await ended(running.server)
      running.server = startProgram('server/main.mjs', { PORT: `${serverPort}`, HOST: '127.0.0.1', PUBLIC_URL: url })
      await isReady(running.server)
      // One that failed refuses requests; none waits for it.
      server.open()
    })
  onChange(startAnew)
  await startAnew()
}

/** Does one piece of work after another, and of what is asked for meanwhile only the last; nothing more once it ended. */
function oneAtATime() {
  let busy
  let next
  let over = false
  const go = async () => {
    while (next && !over) {
      const work = next
      next = undefined
      await work()
    }
    busy = undefined
  }
  return {
    take(work) {
      next = work
      busy ??= go()
      return busy
    },
    last() {
      over = true
      return busy
    },
  }
}

/** What comes while it is shut waits until it opens. */
function gate() {
  let open
  let passing
  const shut = () => {
    if (!open) passing = new Promise((resolve) => (open = resolve))
  }
  shut()
  return {
    shut,
    open() {
      open?.()
      open = undefined
    },
    passed: () => passing,
  }
}

// In a group of its own: of Ctrl-C it hears once, from us. When we are gone without a word, its channel to us closes.
function startProgram(program, settings) {
  return spawn(process.execPath, ['--enable-source-maps', `${place}/${program}`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !onWindows,
    env: { ...process.env, VISACARE_DEV: '1', ...settings },
  })
}

const isReady = (program) =>
  new Promise((resolve) => {
    program.once('message', () => resolve(true))
    program.once('exit', () => resolve(false))
  })

/** Lets a program stop what it began and waits until it is gone. */
function ended(program) {
  return new Promise((resolve) => {
    if (!program || program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', resolve)
    // Windows has no signals: there a program takes the closed channel for one.
    if (onWindows) program.disconnect()
    else program.kill('SIGINT')
  })
}

// What only the browser sees is Vite's to bring.
const ofTheServer = (path) =>
  /\.(ts|mjs|json|sql)$/.test(path) && !/\.test\.ts$|(^|[\\/])client[\\/]|^ui[\\/]/.test(path)

function onChange(work) {
  let timer
  for (const folder of ['src', 'db']) {
    watch(join(root, folder), { recursive: true }, (_event, path) => {
      if (!path || !ofTheServer(path)) return
      clearTimeout(timer)
      timer = setTimeout(work, 150)
    })
  }
}
