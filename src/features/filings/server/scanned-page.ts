import type { Readable } from 'node:stream'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { type ReceivedFile, readFile, receiveUpload } from '#platform/files/receive.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { MOST_SCAN_BYTES } from '../package-contract.ts'
import { type PageCode, pageCodeIn } from '../page-code.ts'

/** Keeps the scan of a page and finds the code it carries: typed, in the file's name, or in what the scanner read. */
export async function receiveScan(
  services: Services,
  companyId: number,
  { file, typed }: { file: UploadedFile; typed: string },
): Promise<{ stored: ReceivedFile; code: PageCode | undefined }> {
  const tenant = tenantOf(companyId, null)
  const stored = await receiveUpload(services, {
    stream: file.stream as Readable,
    fileName: file.fileName,
    tenant,
    maximumSize: MOST_SCAN_BYTES,
    allowed: ['pdf', 'jpg', 'jpeg', 'png'],
  })
  const told = pageCodeIn(typed) ?? pageCodeIn(file.fileName)
  if (told || stored.contentType !== 'application/pdf') return { stored, code: told }
  return { stored, code: await codeOnPages(services, tenant, stored.key) }
}

async function codeOnPages(services: Services, tenant: string, key: string): Promise<PageCode | undefined> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, { tenant, file: key })) pieces.push(piece as Buffer)
  try {
    const { readPdf } = await import('#paper/reading/read-pdf.ts')
    const { pages } = await readPdf(new Uint8Array(Buffer.concat(pieces)))
    return pageCodeIn(pages.map(({ text }) => text).join('\n'))
  } catch {
    // A scan that cannot be read is still a scan: whoever sends it types the code.
    return undefined
  }
}
