import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureTestTools } from './packages.mjs'
import { enterProject, readSettings, root } from './project.mjs'
import { registerForms } from './register-forms.mjs'

/** The server from source, started anew at each change; it serves the client through Vite, which reloads the browser. */
export async function develop() {
  enterProject()
  readSettings()
  await ensureTestTools()
  registerForms(join(root, 'src/forms'))
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/app/server/main.ts']
  const env = { ...process.env, VISACARE_DEV: '1' }
  const child = spawn(process.execPath, watch, { cwd: root, stdio: 'inherit', env })
  // Ctrl-C reaches the child too: we stay until it has stopped its database.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('exit', (code) => process.exit(code ?? 0))
}
