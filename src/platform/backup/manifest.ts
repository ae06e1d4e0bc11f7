import { z } from 'zod'

const Digest = z.object({ rows: z.number().int().nonnegative(), sha256: z.string().length(64) })

/** The first entry: what has to be known before the first row is loaded. */
export const Head = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), order: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})
export type Head = z.output<typeof Head>

/** The last entry: what must have arrived. */
export const Manifest = z.object({
  tables: z.record(z.string(), Digest),
  jobs: Digest,
  files: z.array(z.object({ key: z.string(), contentType: z.string(), bytes: z.number(), sha256: z.string() })),
  /** Named by the database but not in the store when the backup was made. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>

/** A backup is bound to its kind, so that no stored file can pass for one. */
export const backupPlace = { tenant: 'backup', file: 'archive' } as const
