import { type ExecFileException, execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEGABYTE, tooManyBytes } from './pdf/unpacking.ts'

export type Result = { readonly code: number; readonly output: string; readonly file: Uint8Array }
/** Runs qpdf on a file; `IN` and `OUT` among the arguments stand for it and for the file it writes. */
export type Run = (args: readonly string[], input: Uint8Array) => Promise<Result>

const FOLDER = 'visacare-paper-'
const LONGEST_MS = 120_000
/**
 * qpdf unpacks object streams in memory: 40 KB can become 8 GB there. 25 MB of pictures, the most that can be uploaded,
 * take 11 MB, a hundred thousand objects 100 MB, a million 850 MB.
 */
export const MOST_MEMORY = 1024 * MEGABYTE
/** As JSON, 25 MB of pages are 34 MB and what describes them. */
export const MOST_WRITTEN = 256 * MEGABYTE

/** Runs the installed program within limits: what somebody sent is not to fill the memory or the disk. */
export async function runProgram(args: readonly string[], input: Uint8Array): Promise<Result> {
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

export const named = (args: readonly string[], inFile: string, outFile: string) =>
  args.map((arg) => (arg === 'IN' ? inFile : arg === 'OUT' ? outFile : arg))

export function run(program: string, args: readonly string[]): Promise<{ code: number; output: string }> {
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
export async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir()).catch(() => [])).filter((name) => name.startsWith(FOLDER))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(folder).catch(() => undefined)
    // Another user's stay: that user's processes remove them.
    if (found && Date.now() - found.mtimeMs > 2 * LONGEST_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
