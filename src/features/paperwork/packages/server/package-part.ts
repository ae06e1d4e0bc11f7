import type { PackageItem } from '#paper/types.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'

/** A part of a package; `scanned` is the code on the scan of a signed page. */
export type PackagePart = PackageItem &
  Pick<PackageEntry, 'kind' | 'caseFormId' | 'left' | 'elsewhere'> & { scanned?: string }

/** What is noted while the parts are written: what is missing, and what stands in the forms. */
export type Noted = { missing: string[]; byHand: string[]; forms: Record<string, unknown>[] }
