import { inspectDocx } from '#docx/inspect.ts'
import { DocxRefused } from '#docx/refused.ts'
import { UploadRefused } from '#platform/files/refusal.ts'

/** What the check of every upload lets through and no paper needs: embedded programs, what is fetched from outside. */
export function inspectWord(extension: string, whole: Buffer): void {
  if (extension !== 'docx') return
  try {
    inspectDocx(whole)
  } catch (error) {
    throw error instanceof DocxRefused ? new UploadRefused(error.code, error.message) : error
  }
}
