import { type ExecFileException, execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEGABYTE, tooManyBytes } from './pdf/unpacking.ts'
import type { Qpdf } from './types.ts'

const JSON_ARGUMENTS = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=none']
const FLATTEN_ARGUMENTS = ['--decrypt', '--generate-appearances', '--flatten-annotations=all']
/** qpdf's code for "done, but with warnings". */
const WARNED = 3

/** The program where it is installed, else the same as WebAssembly. */
export async function openQpdf(): Promise<Qpdf> {
  const installed = await run('qpdf', ['--version']).catch(() => undefined)
  await removeLeftovers()
  return installed ? qpdfWith(runProgram, versionIn(installed.output)) : qpdfAsWebAssembly()
}

/** It opens only for who knows a word that nobody told us. */
export class NeedsPassword extends Error {}

export async function qpdfAsWebAssembly(): Promise<Qpdf> {
  const { output } = await runWebAssembly(['--version'], new Uint8Array(0))
  return qpdfWith(runWebAssembly, `${versionIn(output)} (WebAssembly)`)
}

function qpdfWith(runQpdf: Run, version: string): Qpdf {
  const runWithin: Run = async (args, input) => {
    const result = await runQpdf(args, input)
    // Out of memory it goes on without the object, with a warning only: pages would be missing something.
    if (result.output.includes('bad_alloc')) throw tooManyBytes(MOST_MEMORY)
    if (result.file.length > MOST_WRITTEN) throw tooManyBytes(MOST_WRITTEN)
    if (/: invalid password$/m.test(result.output)) throw new NeedsPassword('The PDF opens only with a password.')
    return result
  }
  return {
    version,
    async json(pdf) {
      const { code, output, file } = await runWithin([...JSON_ARGUMENTS, 'IN', 'OUT'], pdf)
      if (code !== 0 && code !== WARNED) throw new Error(`The PDF cannot be read: ${firstLine(output)}`)
      return JSON.parse(Buffer.from(file).toString('utf8'))
    },
    async check(pdf) {
      const { code, output } = await runWithin(['--check', 'IN'], pdf)
      if (code === 0) return []
      const lines = output.split('\n').filter((line) => /warning|error/i.test(line))
      return lines.length > 0 ? lines : [`qpdf ended with code ${code}.`]
    },
    async flatten(pdf) {
      const { code, output, file } = await runWithin([...FLATTEN_ARGUMENTS, 'IN', 'OUT'], pdf)
      if (code !== 0 && code !== WARNED) throw new Error(`The PDF cannot be flattened: ${firstLine(output)}`)
      return file
    },
  }
}

const versionIn = (text: string) => /version (\S+)/.exec(text)?.[1] ?? 'unknown'
const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

type WebAssemblyQpdf = {
  callMain(args: readonly string[]): number
  FS: {
    readonly streams: readonly unknown[]
    open(path: string, mode: 'w'): unknown
    close(stream: unknown): void
    writeFile(path: string, bytes: Uint8Array): void
    readFile(path: string): Uint8Array
  }
}
type Create = (options: { locateFile: () => string }) => Promise<WebAssemblyQpdf>

/** An instance per run: a run leaves nothing behind for the next one. */
async function runWebAssembly(args: readonly string[], input: Uint8Array): Promise<Result> {
  const { default: create } = (await import('@neslinesli93/qpdf-wasm')) as unknown as { default: Create }
  const program = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')
  const { FS: files, callMain } = await create({ locateFile: () => program })
  // This build prints to the console; its standard output and error become files of its own instead.
  for (const [descriptor, path] of [
    [1, '/stdout'],
    [2, '/stderr'],
  ] as const) {
    files.close(files.streams[descriptor])
    files.open(path, 'w')
  }
  files.writeFile('/in.pdf', input)
  const code = callMain(named(args, '/in.pdf', '/out'))
  const printed = ['/stdout', '/stderr'].map((path) => Buffer.from(files.readFile(path)).toString('utf8'))
  const file = args.includes('OUT') && (code === 0 || code === WARNED) ? files.readFile('/out') : new Uint8Array(0)
  return { code, output: printed.join(''), file }
}

type Result = { readonly code: number; readonly output: string; readonly file: Uint8Array }
/** Runs qpdf on a file; `IN` and `OUT` among the arguments stand for it and for the file it writes. */
type Run = (args: readonly string[], input: Uint8Array) => Promise<Result>

const FOLDER = 'visacare-paper-'
const LONGEST_MS = 120_000
/**
 * qpdf unpacks object streams in memory: 40 KB can become 8 GB there. 25 MB of pictures, the most that can be uploaded,
 * take 11 MB, a hundred thousand objects 100 MB, a million 850 MB.
 */
const MOST_MEMORY = 1024 * MEGABYTE
/** As JSON, 25 MB of pages are 34 MB and what describes them. */
const MOST_WRITTEN = 256 * MEGABYTE

/** Runs the installed program within limits: what somebody sent is not to fill the memory or the disk. */
async function runProgram(args: readonly string[], input: Uint8Array): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  try {
    const inFile = join(folder, 'in.pdf')
    const outFile = join(folder, 'out')
    await writeFile(inFile, input)
    const done = await run('/bin/sh', ['-c', QPDF_WITHIN_LIMITS, 'qpdf', ...named(args, inFile, outFile)])
    const file = args.includes('OUT') ? await readFile(outFile).catch(() => new Uint8Array(0)) : new Uint8Array(0)
    return { ...done, file }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// In KB, in blocks of 512 bytes, in seconds (POSIX). A system that knows no such limit goes without.
const QPDF_WITHIN_LIMITS = [
  `ulimit -v ${MOST_MEMORY / 1024} 2>/dev/null`,
  `ulimit -f ${MOST_WRITTEN / 512} 2>/dev/null`,
  // Should whoever started it be gone, it still ends.
  `ulimit -t ${LONGEST_MS / 1000} 2>/dev/null`,
  'exec qpdf "$@"',
].join('; ')

const named = (args: readonly string[], inFile: string, outFile: string) =>
  args.map((arg) => (arg === 'IN' ? inFile : arg === 'OUT' ? outFile : arg))

function run(program: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    // A PDF may be made to keep it busy for ever.
    const limits = { maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_MS, killSignal: 'SIGKILL' } as const
    execFile(program, args, limits, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`
      if (!error) resolve({ code: 0, output })
      else if (typeof error.code === 'number') resolve({ code: error.code, output })
      else reject(endedBy(error))
    })
  })
}

function endedBy(error: ExecFileException): Error {
  if (error.signal === 'SIGXFSZ') return tooManyBytes(MOST_WRITTEN)
  return error.killed || error.signal === 'SIGXCPU'
    ? new Error(`The PDF cannot be read within ${LONGEST_MS / 1000} seconds.`)
    : error
}

/** What a process that was killed left lying about: the folders hold what people sent. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir()).catch(() => [])).filter((name) => name.startsWith(FOLDER))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(folder).catch(() => undefined)
    // Another user's stay: that user's processes remove them.
    if (found && Date.now() - found.mtimeMs > 2 * LONGEST_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
