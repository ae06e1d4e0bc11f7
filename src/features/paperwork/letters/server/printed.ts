import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import type { Services } from '#platform/services.ts'
import { printOf } from './works-store.ts'

/** The PDF of a letter's newest version; undefined before it was printed. */
export async function printedBytes(
  services: Services,
  { id, versionNumber: version }: { id: number; versionNumber: number },
): Promise<Buffer | undefined> {
  const printed = await printOf(services.database.read({ kind: 'system' }), { id, version })
  return printed && bytesOf(services, printed)
}
