import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { inspectDocx } from './inspect.ts'
import { blocksOf } from './to-blocks.ts'

export type DocxPdf = { readonly bytes: Uint8Array; readonly by: 'LibreOffice' | 'VisaCare' }
type Options = {
  readonly title: string /** Off: our own rendering, whatever is installed. */
  readonly libreOffice?: boolean
  /** How long LibreOffice may take; then our own rendering prints it. */
  readonly longestMs?: number
}

const LONGEST_MS = 90_000

/** A letter as a PDF: by LibreOffice where it is installed, else drawn by our own engine. */
export async function docxToPdf(
  docx: Uint8Array,
  { title, libreOffice = true, longestMs = LONGEST_MS }: Options,
): Promise<DocxPdf> {
  const parts = inspectDocx(docx)
  const printed = libreOffice ? await byLibreOffice(docx, longestMs) : undefined
  if (printed) return { bytes: printed, by: 'LibreOffice' }
  const { blocks, options } = blocksOf(parts)
  const document = composePages(blocks, options)
  return { bytes: joined(assemble([{ label: title, document }], { title }).parts), by: 'VisaCare' }
}

/** Undefined when it is not installed or does not come to an end: the letter is printed all the same. */
async function byLibreOffice(docx: Uint8Array, longestMs: number): Promise<Uint8Array | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'visacare-letter-'))
  try {
    const file = join(folder, 'letter.docx')
    await writeFile(file, docx)
    // A profile of its own: two conversions at a time would wait for each other, and no setting of anybody's counts.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const quiet = ['--headless', '--norestore', '--nolockcheck', '--nodefault']
    await run('soffice', [profile, ...quiet, '--convert-to', 'pdf', '--outdir', folder, file], longestMs)
    const pdf = await readFile(join(folder, 'letter.pdf')).catch(() => undefined)
    return pdf && new Uint8Array(pdf)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A document may be made to keep it busy for ever: it has its time, and what it says goes nowhere. `soffice` is a script
 * that starts the program itself: ended alone it would leave that one running, and every letter after it slower. So it
 * leads a group of its own, and the group is ended.
 */
const run = (program: string, args: readonly string[], longestMs: number): Promise<void> =>
  new Promise((resolve) => {
    const started = spawn(program, args, { stdio: 'ignore', detached: true })
    const end = () => endGroup(started.pid)
    const timer = setTimeout(end, longestMs)
    // Nobody else would end it: it does not hear the Ctrl-C that stops us.
    process.once('exit', end)
    const over = () => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve()
    }
    started.once('error', over)
    started.once('exit', over)
  })

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // It ended by itself a moment ago.
  }
}
