import { createRequire } from 'node:module'
import { tooManyBytes } from './pdf/unpacking.ts'
import {
  MOST_MEMORY,
  MOST_WRITTEN,
  named,
  type Result,
  type Run,
  removeLeftovers,
  run,
  runProgram,
} from './qpdf-program.ts'
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
