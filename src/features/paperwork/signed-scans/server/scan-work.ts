import { readScan } from '#paper/symbols/scanned-pages.ts'
import type { PageDone, PagesRead, ScanToRead } from './scan-apart.ts'

/** Done in a process of its own (scan-apart.ts). */
export const work = ({ bytes, mostPages }: ScanToRead, tell: (step: PageDone) => void): Promise<PagesRead> =>
  readScan(bytes, { mostPages, onPage: async (done, of) => tell({ done, of }) })
