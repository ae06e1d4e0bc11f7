import type { readScan } from '#paper/symbols/scanned-pages.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import { type Patience, workApart } from '#platform/apart/work-apart.ts'

export type ScanToRead = { bytes: Uint8Array; mostPages: number }
export type PageDone = { done: number; of: number }
export type PagesRead = Awaited<ReturnType<typeof readScan>>

/** A page takes a second or two. */
const PATIENCE: Patience = { stepMs: 60_000, allMs: 600_000 }

/** Reads a scan in a process of its own: what was sent may be made to keep a reader busy for ever, or to break it. */
export const readScanApart = (
  scan: ScanToRead,
  onPage: (page: PageDone) => Promise<unknown>,
  patience = PATIENCE,
): Promise<PagesRead> =>
  workApart(
    { built: 'read-scan', source: new URL('./scan-work.ts', import.meta.url), given: scan },
    { onStep: onPage, patience },
  )

/** Cuts a box out of a scan, for the same reason; undefined where there is no picture. */
export const { cutBox: cutBoxApart } = readApart<typeof import('#paper/symbols/cut-box.ts')>({
  ...{ built: 'cut-box', source: new URL('../../../../paper/symbols/cut-box.ts', import.meta.url) },
  longestMs: 30_000,
})
