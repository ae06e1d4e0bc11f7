import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
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
  let server = startServer()
  let asked = false
  let restarting
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (asked) return
      asked = true
      await restarting
      await ended(server)
      process.exit(0)
    })
  }
  onChange(async () => {
    if (asked || restarting) return
    restarting = ended(server)
    await restarting
    restarting = undefined
    if (!asked) server = startServer()
  })
}

// In a group of its own: of Ctrl-C it hears once, from us. When we are gone without a word, its channel to us closes.
function startServer() {
  return spawn(process.execPath, ['--import', 'tsx', 'src/app/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !onWindows,
    env: { ...process.env, VISACARE_DEV: '1' },
  })
}

/** Lets the server stop its database and waits until it is gone. */
function ended(server) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
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
