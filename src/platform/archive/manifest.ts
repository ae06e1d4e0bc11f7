import { z } from 'zod'

const Digest = z.object({ rows: z.number().int().nonnegative(), sha256: z.string().length(64) })

/** The last entry of an archive: what it is, what must be in it, and what stayed behind. */
export const ArchiveManifest = z.object({
  format: z.literal('visacare-tenant-1'),
  product: z.string().max(100),
  madeAt: z.iso.datetime(),
  tenant: z.object({ kind: z.enum(['company', 'firm']), name: z.string().max(300), companies: z.number().int() }),
  /** The columns of each table as they were. */
  tables: z.record(z.string().regex(/^[a-z0-9_]{1,63}$/), Digest.extend({ columns: z.array(z.string().max(63)) })),
  files: z.array(
    z.object({ number: z.number().int(), path: z.string().max(300), bytes: z.number(), sha256: z.string().length(64) }),
  ),
  /** Files that the store did not have any more. */
  missingFiles: z.array(z.number().int()),
  /** Rows that name somebody outside the archive and cannot be without. */
  leftOutRows: z.record(z.string(), z.number().int()),
})
export type ArchiveManifest = z.output<typeof ArchiveManifest>

export type Tenant = { kind: 'company'; companyId: number } | { kind: 'firm'; lawFirmId: number }

/** The one way a row is written, so that equal rows have equal digests: properties in the order of their names. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}

export const recordsPath = (table: string) => `records/${table}.jsonl`
export const MANIFEST_PATH = 'manifest.json'
/** In a company’s archive, the firm that represents it, which is not in it. */
export const OWN_FIRM = '@firm'
