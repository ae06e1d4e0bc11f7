import { z } from 'zod'
import { DAMAGED, NOT_ENCRYPTED, WRONG_PASSPHRASE } from '#platform/archive/problems.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { SHORTEST_PASSPHRASE } from './passphrase.ts'
import { ImportedUser, TenantArchive } from './records.ts'

export const MOST_ARCHIVE_BYTES = 4 * 1024 * 1024 * 1024 - 1
const NOT_NOW = { status: 409, message: 'This archive is being worked on, or it is finished.' } as const
const CHOOSE = {
  status: 409,
  message: 'Choose the company first: an archive is made of one company or one law firm.',
} as const
const RUNNING = { status: 409, message: 'An archive is being made already. Wait until it is ready.' } as const
const Passphrase = z.string().min(1, 'Enter the passphrase.').max(200)
const IMPORTS = 'unread: only the provider calls it, and imports are the provider’s'
const GONE = { status: 404, message: 'The archive is not ready, or its time is over. Make a new one.' } as const

/** Everything of a company or a law firm, taken out in open formats and brought into another installation. */
export const tenantArchives = {
  list: query('tenantArchives.list', {
    summary: 'Archives of your company or law firm; for the provider those that came from other installations.',
    path: 'GET /api/tenant-archives',
    can: 'tenant:export',
    input: z.object({}),
    output: z.object({ items: z.array(TenantArchive), may: z.object({ export: z.boolean(), import: z.boolean() }) }),
    example: {},
    names: {},
  }),
  make: command('tenantArchives.make', {
    summary: 'Makes an archive of everything of your company or law firm. It is built in the background.',
    audit: 'Asked for an archive of all data',
    path: 'POST /api/tenant-archives',
    can: 'tenant:export',
    confirm: true,
    input: z.object({}),
    output: TenantArchive,
    refusals: { CHOOSE, RUNNING },
    example: {},
    names: {},
  }),
  mayDownload: query('tenantArchives.mayDownload', {
    summary: 'Whether the archive can be downloaded now: asked before, because a refused download leaves the page.',
    path: 'POST /api/tenant-archives/:id/ready',
    can: 'tenant:export',
    confirm: true,
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({ fileName: z.string() }),
    refusals: { GONE },
    example: { id: 1 },
    names: { id: 'tenantArchive' },
  }),
  download: query('tenantArchives.download', {
    summary: 'The archive as a ZIP file under a passphrase (the format of age), for seven days after it was made.',
    path: 'POST /api/tenant-archives/:id/file',
    can: 'tenant:export',
    confirm: true,
    lookIn: true,
    download: true,
    input: z.object({
      id: Id,
      /** Chosen for this download, and kept nowhere. */
      passphrase: Passphrase.min(SHORTEST_PASSPHRASE, `Enter at least ${SHORTEST_PASSPHRASE} characters.`),
    }),
    output: z.unknown(),
    refusals: { GONE },
    example: { id: 1, passphrase: 'correct horse battery' },
    names: { id: 'tenantArchive' },
  }),
  bring: command('tenantArchives.bring', {
    summary: 'Takes an archive of another installation and checks whether it fits here. Nothing is imported yet.',
    audit: 'Uploaded an archive of another installation',
    path: 'POST /api/tenant-imports',
    personOnly: true,
    can: 'tenant:import',
    ownTransactions: true,
    input: z.object({ passphrase: Passphrase, file: z.custom<UploadedFile>() }),
    output: TenantArchive,
    upload: { maxBytes: MOST_ARCHIVE_BYTES },
    refusals: {
      WRONG_PASSPHRASE: { status: 400, message: WRONG_PASSPHRASE },
      NOT_ENCRYPTED: { status: 400, message: NOT_ENCRYPTED },
      DAMAGED: { status: 400, message: DAMAGED },
    },
    names: {},
  }),
  usersOf: query('tenantArchives.usersOf', {
    summary: 'Everybody who gets an account when an archive is imported, with name, role and email address.',
    path: 'GET /api/tenant-imports/:id/users',
    personOnly: true,
    can: 'tenant:import',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(ImportedUser) }),
    example: { id: 1 },
    names: { id: IMPORTS },
  }),
  confirmImport: command('tenantArchives.confirmImport', {
    summary: 'Imports an archive that was checked: all of it or nothing.',
    audit: 'Confirmed the import of an archive',
    path: 'POST /api/tenant-imports/:id/confirm',
    can: 'tenant:import',
    confirm: true,
    administers: true,
    input: z.object({ id: Id, lawFirmId: IdIfKnown }),
    output: TenantArchive,
    refusals: {
      NOT_NOW,
      DOES_NOT_FIT: { status: 409, message: 'This archive does not fit here. See what is in its way.' },
    },
    example: { id: 1 },
    names: { id: IMPORTS, lawFirmId: 'lawFirm' },
  }),
  invite: command('tenantArchives.invite', {
    summary: 'Sends an invitation to everybody whom an archive brought and who was active where it comes from.',
    audit: 'Invited the users of an imported archive',
    path: 'POST /api/tenant-imports/:id/invite',
    can: 'tenant:import',
    confirm: true,
    administers: true,
    input: z.object({ id: Id }),
    output: TenantArchive,
    refusals: {
      NOBODY_WAITS: { status: 409, message: 'Nobody from this archive is waiting for an invitation.' },
    },
    example: { id: 1 },
    names: { id: IMPORTS },
  }),
}
