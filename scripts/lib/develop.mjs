import { spawn } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { endWithNpm } from './npm-gone.mjs'
import { ensureTestTools } from './packages.mjs'
import { enterProject, readSettings, root } from './project.mjs'
import { registerCaseTypes } from './register-case-types.mjs'
import { registerForms } from './register-forms.mjs'

const onWindows = process.platform === 'win32'

/** The server from source, started anew at each change; it serves the client through Vite, which reloads the browser. */
export async function develop() {
  endWithNpm()
  enterProject()
  readSettings()
  await ensureTestTools()
  registerForms(join(root, 'src/forms'))
  registerCaseTypes(join(root, 'src/case-types'))
  let server
  let asked = false
  let changed = false
  let busy
  // What changes while it is bundled is bundled again.
  const startAnew = async () => {
    while (changed && !asked) {
      changed = false
      await ended(server)
      server = undefined
      if (!asked && (await bundled()) && !asked) server = startServer()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (asked) return
      asked = true
      await busy
      await ended(server)
      process.exit(0)
    })
  }
  const restart = async () => {
    changed = true
    if (asked || busy) return
    busy = startAnew()
    await busy
    busy = undefined
  }
  onChange(restart)
  await restart()
}

const place = '.develop'

// Read file by file through a loader of TypeScript, a start keeps the processor busy five times as long.
async function bundled() {
  rmSync(join(root, place), { recursive: true, force: true })
  const { bundle, serverPrograms } = await import('./bundle.mjs')
  return bundle(serverPrograms, 'server', place).then(
    () => true,
    // What is wrong has been said; the next change is another attempt.
    () => false,
  )
}

// In a group of its own: of Ctrl-C it hears once, from us. When we are gone without a word, its channel to us closes.
function startServer() {
  return spawn(process.execPath, ['--enable-source-maps', `${place}/server/main.mjs`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !onWindows,
    env: { ...process.env, VISACARE_DEV: '1' },
  })
}

/** Lets the server stop its database and waits until it is gone. */
function ended(server) {
  return new Promise((resolve) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', resolve)
    // Windows has no signals: there the server takes the closed channel for one.
    if (onWindows) server.disconnect()
    else server.kill('SIGINT')
  })
}

// What only the browser sees is Vite's to reload.
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
