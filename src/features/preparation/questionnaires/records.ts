import { z } from 'zod'
import { ItemAbout, itemKinds } from '#case-file/cases/open-items.ts'
import { GivenAnswers, KnownAnswer } from '#parties/facts/contract.ts'

export const Audience = z.enum(['employer', 'employee', 'attorney'])
/** 'person/12' */
export const SubjectName = z
  .string()
  .regex(/^(company|person|employment|i9|firm|attorney|case)\/[1-9]\d{0,15}$/, 'is not a subject such as person/12')
export const FactName = z
  .string()
  .regex(/^[a-z][a-z0-9]*\.[A-Za-z0-9]{1,80}$/, 'is not a fact such as person.birthCity')
const Moment = z.string().nullable()

export const SubjectAnswers = z.object({
  subject: SubjectName,
  answers: GivenAnswers,
  /** The version that the answers are based on; without one the last to save wins. */
  version: z.number().int().nonnegative().optional(),
})

const Known = z.record(z.string(), z.record(z.string(), KnownAnswer))
/** What conditions need of others' answers: form key → 'role:fact' → outcome. */
const Given = z.record(
  z.string(),
  z.record(
    z.string(),
    z.union([z.object({ value: z.unknown() }), z.object({ not: z.enum(['unknown', 'none', 'notApplicable']) })]),
  ),
)

export const CaseFormInQuestionnaire = z.object({
  key: z.string(),
  formId: z.string(),
  edition: z.string(),
  status: z.enum(['Open', 'Generated', 'Filed']),
  roles: z.record(z.string(), z.string()),
})

export const Part = z.object({
  audience: Audience,
  status: z.enum(['Open', 'Submitted', 'Returned']),
  answered: z.number(),
  total: z.number(),
  percent: z.number(),
  message: z.string(),
  questions: z.array(z.string()),
  submittedAt: Moment,
  submittedByName: z.string(),
  returnedAt: Moment,
  returnedByName: z.string(),
  /** Whoever sent it asked to have it back. */
  reopenAskedAt: Moment,
  reopenAskedByName: z.string(),
  reopenWhy: z.string(),
})
export type Part = z.output<typeof Part>

export const Comment = z.object({
  id: z.number(),
  subject: z.string(),
  fact: z.string(),
  text: z.string(),
  internal: z.boolean(),
  at: z.string(),
  byName: z.string(),
  /** It asks the firm, and waits for an answer. */
  asks: z.boolean(),
  closedAt: Moment,
})
export type Comment = z.output<typeof Comment>

export const Invitation = z.object({
  id: z.number(),
  audience: z.enum(['employer', 'employee']),
  personId: z.number().nullable(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: Moment,
  revokedAt: Moment,
})
export type Invitation = z.output<typeof Invitation>

/** One participant's view of the questions of a case. */
export const Questionnaire = z.object({
  /** The case. */
  id: z.number(),
  caseNumber: z.string(),
  /** What the conversation is about: 'H-1B transfer', 'Ananya KRISHNAN', the attorney, and the way back to the case. */
  about: z.object({ title: z.string(), person: z.string(), attorney: z.string(), path: z.string() }),
  /** What else the viewer has to do in this case. */
  left: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(itemKinds),
      title: z.string(),
      about: ItemAbout,
      verb: z.string(),
      link: z.string(),
      dueOn: z.string().nullable(),
    }),
  ),
  typeId: z.number(),
  mode: z.enum(['LEGAL', 'DIY']),
  audience: Audience,
  ownsDiy: z.boolean(),
  /** Without an attorney: on which side the owner is, and whether the person of the case answers for themselves. */
  diy: z.object({ owner: z.enum(['employee', 'employer']), invited: z.boolean() }).optional(),
  /** The reader is staff of the provider: not of the firm, whose internal remarks stay there. */
  helps: z.boolean().optional(),
  today: z.string(),
  /** Forms of the case that this release cannot ask about yet, by their id. */
  notAskedYet: z.array(z.string()),
  forms: z.array(CaseFormInQuestionnaire),
  /** Whom the questions are about, in asking order. */
  subjects: z.array(z.object({ key: z.string(), name: z.string() })),
  known: Known,
  versions: z.record(z.string(), z.number()),
  given: Given,
  authors: z.record(z.string(), z.string()),
  parts: z.array(Part),
  comments: z.array(Comment),
  invitations: z.array(Invitation),
})
export type Questionnaire = z.output<typeof Questionnaire>

export const SavedAnswers = z.object({
  id: z.number(),
  /** Per subject what is known now, as far as the caller sees it, and the version it has. */
  subjects: z.array(
    z.object({
      subject: z.string(),
      known: z.record(z.string(), KnownAnswer),
      version: z.number(),
      changed: z.array(z.string()),
    }),
  ),
  given: Given,
  parts: z.array(Part),
})
export type SavedAnswers = z.output<typeof SavedAnswers>
