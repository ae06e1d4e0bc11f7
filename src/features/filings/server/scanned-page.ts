import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { type ReceivedFile, readFile, receiveUpload } from '#platform/files/receive.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { MOST_SCAN_BYTES } from '../package-contract.ts'
import { type PageCode, pageCodeIn } from '../page-code.ts'

/** A page of a scan that carries a code; pages from 1. */
export type ScannedPage = { code: PageCode; page: number }

/** Keeps a scan and finds the codes of its pages: typed, in the file's name, or in what the scanner read page by page. */
export async function receiveScan(
  services: Services,
  companyId: number,
  { file, typed }: { file: UploadedFile; typed: string },
): Promise<{ stored: ReceivedFile; found: ScannedPage[] }> {
  const tenant = tenantOf(companyId, null)
  const stored = await receiveUpload(services, {
    stream: file.stream as Readable,
    fileName: file.fileName,
    tenant,
    maximumSize: MOST_SCAN_BYTES,
    allowed: ['pdf', 'jpg', 'jpeg', 'png'],
  })
  const told = pageCodeIn(typed) ?? pageCodeIn(file.fileName)
  if (told) return { stored, found: [{ code: told, page: 1 }] }
  if (stored.contentType !== 'application/pdf') return { stored, found: [] }
  return { stored, found: await codesOnPages(services, tenant, stored.key) }
}

async function codesOnPages(services: Services, tenant: string, key: string): Promise<ScannedPage[]> {
  try {
    const bytes = await buffer(await readFile(services, { tenant, file: key }))
    const { readPdf } = await import('#paper/reading/read-pdf.ts')
    const { pages } = await readPdf(new Uint8Array(bytes))
    return pages.flatMap(({ text }, index) => {
      const code = pageCodeIn(text)
      return code ? [{ code, page: index + 1 }] : []
    })
  } catch {
    // A scan that cannot be read is still a scan: whoever sends it types the code.
    return []
  }
}
