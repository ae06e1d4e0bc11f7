import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'

export class CommandFailed extends Error {}

/** Runs a program and shows what it printed only when it fails. */
export async function runQuietly(command, options = {}) {
  const { code, output } = await runCollecting(command, options)
  if (code !== 0) throw new CommandFailed(`${output}\n${command.join(' ')} ended with ${code}.`)
}

/** Runs a program in full view; its exit code. */
export function runVisibly(command, options = {}) {
  return ending(start(command, { ...options, stdio: 'inherit' }))
}

/** Runs a program unseen; its exit code and what it printed. */
export async function runCollecting(command, options = {}) {
  const chunks = []
  const child = start(command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return { code: await ending(child), output: Buffer.concat(chunks).toString() }
}

export const node = (...args) => [process.execPath, ...args]

/** The npm that runs us, else the one beside this Node, else the one on the path. */
export function npm(...args) {
  const candidates = [
    process.env.npm_execpath ?? '',
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const cli = candidates.find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  return cli ? node(cli, ...args) : ['npm', ...args]
}

/** With `yields` it and all it starts take a processor only when nobody else wants it. */
function start([program, ...args], { yields = false, ...options }) {
  // npm is a batch file on Windows, which only a shell starts.
  const child = spawn(program, args, {
    cwd: root,
    shell: program === 'npm' && process.platform === 'win32',
    ...options,
  })
  if (yields && child.pid) setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  // It does not outlive us.
  const end = () => child.kill()
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return child
}

function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
