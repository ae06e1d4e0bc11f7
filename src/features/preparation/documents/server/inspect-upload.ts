import { inspectDocx } from '#docx/inspect.ts'
import { DocxRefused } from '#docx/refused.ts'
import { type ActivePart, activePartsOf } from '#paper/pdf/active-parts.ts'
import { UnpacksTooMuch } from '#paper/pdf/unpacking.ts'
import { UploadRefused } from '#platform/files/refusal.ts'

/** What the check of every upload lets through and no paper needs: embedded programs, what is fetched from outside. */
export function inspectUpload(extension: string, whole: Uint8Array): void {
  if (extension === 'docx') inspectWord(whole)
  if (extension === 'pdf') inspectPdf(whole)
}

function inspectWord(whole: Uint8Array): void {
  try {
    inspectDocx(whole)
  } catch (error) {
    throw error instanceof DocxRefused ? new UploadRefused(error.code, error.message) : error
  }
}

const CARRIES: Record<ActivePart, string> = {
  program: 'This PDF starts a program.',
  files: 'This PDF has other files inside. Send those by themselves.',
  media: 'This PDF plays a film or a sound.',
}

/** Scripts stay: the agencies' own forms are full of them, and nothing here runs them (docs/decisions/0029). */
function inspectPdf(whole: Uint8Array): void {
  const [part] = readable(() => activePartsOf(whole))
  if (part) throw new UploadRefused('FILE_ACTIVE', `${CARRIES[part]} Print it to a new PDF and send that one.`)
}

function readable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof UnpacksTooMuch ? new UploadRefused('FILE_COMPRESSION', error.message) : error
  }
}
