import { z } from 'zod'
import { LcaStanding } from '#compliance/labor-conditions/records.ts'
import { fileStates, itemIds } from './checklist.ts'

export const ItemOf = z.enum(itemIds)

export const PublicItem = z.object({
  item: ItemOf,
  /** P5: the place of work, where there are several. */
  place: z.string(),
  title: z.string(),
  from: z.enum(['firm', 'employer']),
  /** null: it depends on something nobody has said yet. */
  required: z.boolean().nullable(),
  held: z
    .object({
      pages: z.number(),
      says: z.string(),
      certified: z.boolean(),
      coverPages: z.boolean(),
      suppliedOn: z.string(),
      suppliedByName: z.string(),
      checkedByName: z.string().nullable(),
      checkedOn: z.string().nullable(),
    })
    .nullable(),
  /** Something is to be done: it is missing, or the signed LCA has to take the place of the filed one. */
  open: z.string(),
})
export type PublicItem = z.output<typeof PublicItem>

export const PublicRequest = z.object({
  id: z.number(),
  how: z.enum(['online', 'in person', 'by mail']),
  askedAt: z.string(),
  shownAt: z.string().nullable(),
  items: z.string(),
  requester: z.string(),
  shownByName: z.string(),
})

export const PublicFile = z.object({
  lcaId: z.number(),
  caseId: z.number().nullable(),
  companyName: z.string(),
  lcaNumber: z.string(),
  standing: LcaStanding,
  jobTitle: z.string(),
  personNames: z.string(),
  filedOn: z.string().nullable(),
  certifiedOn: z.string().nullable(),
  withdrawnOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  readyOn: z.string().nullable(),
  items: z.array(PublicItem),
  state: z.enum(fileStates),
  complete: z.boolean(),
  custodian: z.object({
    name: z.string(),
    place: z.string(),
    phone: z.string(),
    hours: z.string(),
    since: z.string().nullable(),
  }),
  /** Where the LCA says the public may look, and whether the custodian's place is that one; null: not known. */
  disclosed: z.string(),
  inPlace: z.boolean().nullable(),
  link: z.object({ expiresAt: z.string(), madeByName: z.string() }).nullable(),
  requests: z.array(PublicRequest),
  /** What happened to the file, newest first. */
  history: z.array(z.object({ on: z.string(), who: z.string(), what: z.string() })),
  lastWorkedOn: z.string().nullable(),
  neverUsed: z.boolean(),
  holdOn: z.string().nullable(),
  holdWhy: z.string(),
  keepUntil: z.string().nullable(),
  /** What speaks against the day that was entered; while it does, the file has no day to be destroyed. */
  keepProblem: z.string(),
  destroyFrom: z.string().nullable(),
  destroyedOn: z.string().nullable(),
  bundle: z.object({ pages: z.number().nullable(), problem: z.string(), ready: z.boolean() }),
  may: z.object({ keep: z.boolean(), check: z.boolean(), destroy: z.boolean() }),
})
export type PublicFile = z.output<typeof PublicFile>

export const PublicFileRow = z.object({
  lcaId: z.number(),
  caseId: z.number().nullable(),
  lcaNumber: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  personNames: z.string(),
  filedOn: z.string(),
  withdrawnOn: z.string(),
  dueOn: z.string(),
  readyOn: z.string(),
  state: z.enum(fileStates),
})
export type PublicFileRow = z.output<typeof PublicFileRow>

/** What a visitor sees of one file: nothing of a worker, nothing of another LCA. */
export const Inspection = z.object({
  company: z.string(),
  address: z.string(),
  job: z.string(),
  workers: z.number().nullable(),
  pay: z.string(),
  place: z.string(),
  period: z.string(),
  lcaNumber: z.string(),
  filedOn: z.string().nullable(),
  withdrawnOn: z.string().nullable(),
  custodian: z.object({ name: z.string(), place: z.string(), phone: z.string(), hours: z.string() }),
  documents: z.array(
    z.object({ item: ItemOf, place: z.string(), title: z.string(), says: z.string(), pages: z.number() }),
  ),
  /** What the law asks for and the visitor does not see, with the reason. */
  missing: z.array(z.object({ title: z.string(), says: z.string() })),
  /** Pages of everything in one file; null while it is being made. */
  allPages: z.number().nullable(),
})
export type Inspection = z.output<typeof Inspection>
