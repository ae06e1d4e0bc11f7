import { z } from 'zod'

/** What a file is, by the page that shows it and the template it comes from. */
export const FileKind = z.enum([
  ...(['letter', 'supportLetter', 'coveringLetter', 'offerLetter', 'experienceLetter', 'withdrawal'] as const),
  ...([
    'revocation',
    'rfeResponse',
    'noidResponse',
    'postingNotice',
    'pafMemo',
    'collection',
    'contractMemo',
    'engagement',
  ] as const),
  ...(['visaPackage', 'other'] as const),
])
export type FileKind = z.output<typeof FileKind>

/** Where a version comes from. */
export const FileSource = z.enum(['editor', 'wopi', 'template', 'upload', 'restored'])
export type FileSource = z.output<typeof FileSource>

/** Who reads it besides those who write it. */
export const SharedWith = z.enum(['nobody', 'employer', 'everyone'])
export type SharedWith = z.output<typeof SharedWith>

export const EditableFile = z.object({
  id: z.number(),
  caseId: z.number().nullable(),
  companyId: z.number().nullable(),
  lawFirmId: z.number().nullable(),
  kind: FileKind,
  name: z.string(),
  versionNumber: z.number(),
  size: z.number(),
  sharedWith: SharedWith,
  createdAt: z.string(),
  createdByName: z.string(),
  changedAt: z.string(),
  changedByName: z.string(),
  /** Who edits it at the moment; '' and null: nobody. */
  lockedByName: z.string(),
  lockedUntil: z.string().nullable(),
  may: z.object({ write: z.boolean(), share: z.boolean() }),
})
export type EditableFile = z.output<typeof EditableFile>

export const EditableVersion = z.object({
  number: z.number(),
  size: z.number(),
  sha256: z.string(),
  source: FileSource,
  fromNumber: z.number().nullable(),
  at: z.string(),
  byName: z.string(),
})
export type EditableVersion = z.output<typeof EditableVersion>

export const MOST_FILE_BYTES = 25 * 1024 * 1024
/** How long an editor keeps a file to itself without a sign of life (WOPI, Lock). */
export const LOCK_MINUTES = 30
/** Who writes again after this long begins a new version. */
export const SITTING_MINUTES = 30
