import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Qpdf } from './types.ts'

const JSON_ARGUMENTS = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=none']
const FLATTEN_ARGUMENTS = ['--decrypt', '--generate-appearances', '--flatten-annotations=all']
const LONGEST_MS = 120_000
/** qpdf's code for "done, but with warnings". */
const WARNED = 3

/** The program where it is installed, else the same as WebAssembly. */
export async function openQpdf(): Promise<Qpdf> {
  const installed = await run('qpdf', ['--version']).catch(() => undefined)
  return installed ? qpdfWith(runProgram, versionIn(installed.output)) : qpdfAsWebAssembly()
}

export async function qpdfAsWebAssembly(): Promise<Qpdf> {
  const { output } = await runWebAssembly(['--version'], new Uint8Array(0))
  return qpdfWith(runWebAssembly, `${versionIn(output)} (WebAssembly)`)
}

type Result = { readonly code: number; readonly output: string; readonly file: Uint8Array }
/** Runs qpdf on a file; `IN` and `OUT` among the arguments stand for it and for the file it writes. */
type Run = (args: readonly string[], input: Uint8Array) => Promise<Result>

function qpdfWith(runQpdf: Run, version: string): Qpdf {
  return {
    version,
    async json(pdf) {
      const { code, output, file } = await runQpdf([...JSON_ARGUMENTS, 'IN', 'OUT'], pdf)
      if (code !== 0 && code !== WARNED) throw new Error(`The PDF cannot be read: ${firstLine(output)}`)
      return JSON.parse(Buffer.from(file).toString('utf8'))
    },
    async check(pdf) {
      const { code, output } = await runQpdf(['--check', 'IN'], pdf)
      if (code === 0) return []
      const lines = output.split('\n').filter((line) => /warning|error/i.test(line))
      return lines.length > 0 ? lines : [`qpdf ended with code ${code}.`]
    },
    async flatten(pdf) {
      const { code, output, file } = await runQpdf([...FLATTEN_ARGUMENTS, 'IN', 'OUT'], pdf)
      if (code !== 0 && code !== WARNED) throw new Error(`The PDF cannot be flattened: ${firstLine(output)}`)
      return file
    },
  }
}

const versionIn = (text: string) => /version (\S+)/.exec(text)?.[1] ?? 'unknown'
const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

async function runProgram(args: readonly string[], input: Uint8Array): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'visacare-paper-'))
  try {
    const inFile = join(folder, 'in.pdf')
    const outFile = join(folder, 'out')
    await writeFile(inFile, input)
    const done = await run('qpdf', named(args, inFile, outFile))
    const file = args.includes('OUT') ? await readFile(outFile).catch(() => new Uint8Array(0)) : new Uint8Array(0)
    return { ...done, file }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

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
      else reject(error)
    })
  })
}

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
