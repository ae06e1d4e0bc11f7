import { type ChildProcess, spawn } from 'node:child_process'
import { realpathSync, writeFile } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `built`: the program's name beside a built server (scripts/lib/bundle.mjs). `source`: where it is written. */
export type Program = { readonly built: string; readonly source: URL }

export type ProcessSettings = {
  /** It reads its own program and nothing else, writes nothing and starts nothing, as far as Node can hold it to that; only a build can be. */
  readonly sealed: boolean
  readonly heapMb: number
  /** Processor time; should whoever started it be gone, it still ends. */
  readonly mostSeconds: number
}

let builtPrograms = import.meta.url.endsWith('.ts') ? undefined : new URL('./', import.meta.url)

/** Has programs taken from a build although this runs from source: the loader takes longer than what most of them do. */
export function takeProgramsFrom(folder: URL): void {
  builtPrograms = folder
}

export const addressOf = ({ built, source }: Program): string =>
  builtPrograms ? new URL(`${built}.mjs`, builtPrograms).href : source.href

/** What of our own settings a program is told that reads what people send: where programs and temporary files are. */
const TOLD = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir', 'LANG', 'LC_ALL', 'TZ'] as const

/** Starts a program in a process of its own that knows no secret: none of our settings. From source it needs the loader of TypeScript. */
export function startProcess(program: Program, { sealed, heapMb, mostSeconds }: ProcessSettings): ChildProcess {
  const loader = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
  const how = builtPrograms ? (sealed ? sealOf(builtPrograms) : []) : ['--import', loader]
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, ...how, fileURLToPath(addressOf(program))]
  const [command = '', ...words] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', withinLimits(mostSeconds), 'reader', ...node]
  const child = spawn(command, words, {
    env: Object.fromEntries(TOLD.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  goBehind(child)
  return child
}

// No picture of its memory is left behind when it crashes (POSIX). A system that knows no such limit goes without.
const withinLimits = (seconds: number) =>
  [`ulimit -t ${Math.ceil(seconds)} 2>/dev/null`, 'ulimit -c 0 2>/dev/null', 'exec "$@"'].join('; ')

/**
 * The permission model of Node, under the name this version has for it. It holds the thread of the program only, so it may
 * start no other; the libraries that draw are our own.
 */
function sealOf(built: URL): string[] {
  const isSteady = process.allowedNodeEnvironmentFlags.has('--permission')
  const places = ['..', '../../node_modules', '../../package.json']
  // Node asks for the path it was given, and for the real one when a link is on the way.
  const readable = new Set(
    places.map((each) => resolve(fileURLToPath(built), each)).flatMap((path) => [path, realpathSync(path)]),
  )
  return [
    ...(isSteady ? ['--permission'] : ['--experimental-permission', '--disable-warning=ExperimentalWarning']),
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    '--allow-addons',
  ]
}

/**
 * Answers go before what is read for them; whoever goes last already has programs that go last. Where memory is short, this
 * program is ended first, before the node and the database: an upload may be made to fill it.
 */
function goBehind({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000', () => {})
  try {
    if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
      setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is gone already, or the system does not let us: then it goes beside.
  }
}
