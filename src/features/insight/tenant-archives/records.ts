import { z } from 'zod'

export const TenantArchive = z.object({
  id: z.number(),
  kind: z.enum(['export', 'import']),
  name: z.string(),
  /** waiting, working, ready, expired or failed; of an import also checked (waits for a yes) and imported. */
  status: z.enum(['waiting', 'working', 'ready', 'expired', 'failed', 'checked', 'importing', 'imported']),
  done: z.number(),
  total: z.number(),
  message: z.string(),
  records: z.number(),
  files: z.number(),
  bytes: z.number(),
  /** Of an import: what keeps it from being imported, and what will be different. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  /** Of an import: the archive is a company’s, so a law firm can be chosen for it. */
  ofCompany: z.boolean(),
  /** Of an import: what is in it, the most first. */
  inside: z.array(z.object({ table: z.string(), rows: z.number() })),
  /** Of an import: how many users are in it, and how many of them wait for an invitation once it is imported. */
  users: z.number(),
  toInvite: z.number(),
  createdAt: z.string(),
  createdByName: z.string(),
  expiresAt: z.string().nullable(),
})
export type TenantArchive = z.output<typeof TenantArchive>

/** Somebody who gets an account by an import, as the archive names them. */
export const ImportedUser = z.object({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  /** Whoever was switched off there is not invited here. */
  wasActive: z.boolean(),
})
export type ImportedUser = z.output<typeof ImportedUser>
