import { z } from 'zod'
import { familyRelations } from '#formats/options.ts'
import { Email, FirstName, LastName, MiddleName } from '#identity/users/rules.ts'
import { KnownFacts } from '#parties/facts/contract.ts'
import { AuditFields, Id, TypedDay } from '#platform/operation/fields.ts'

export const Relationship = z.enum(familyRelations)
export const Relation = z.enum(['Principal', ...Relationship.options])
export const PersonStatus = z.enum(['Active', 'Terminated', 'Inactive'])
export const EmploymentStatus = z.enum(['Offered', 'Active', 'Ended'])
const Day = z.string().nullable()

/** A row of the list. */
export const PersonRow = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string().nullable(),
  householdPersonId: z.number(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: Day,
  relation: Relation,
  status: PersonStatus,
  /** The present job, or the last one. */
  employmentId: z.number().nullable(),
  jobTitle: z.string().nullable(),
  passportExpiresOn: Day,
  i94ExpiresOn: Day,
  visaExpiresOn: Day,
})
export type PersonRow = z.output<typeof PersonRow>

export const Employment = z.object({
  id: z.number(),
  companyId: z.number(),
  personId: z.number(),
  jobTitle: z.string(),
  status: EmploymentStatus,
  startedOn: Day,
  endedOn: Day,
  endReason: z.string(),
  version: z.number(),
})
export type Employment = z.output<typeof Employment>

export const EmploymentWithFacts = Employment.extend({ facts: KnownFacts })

const Login = z.object({ userId: z.number(), email: z.string(), status: z.enum(['Invited', 'Active', 'Inactive']) })

export const Relative = z.object({
  id: z.number(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  relation: Relation,
  status: PersonStatus,
  birthDate: Day,
  email: z.string(),
  login: Login.nullable(),
})
export type Relative = z.output<typeof Relative>

/** Everything of one person: columns, facts (secrets masked), jobs and family. */
export const Person = PersonRow.extend(AuditFields.shape).extend({
  version: z.number(),
  login: Login.nullable(),
  termination: z.object({ on: z.string(), reason: z.string(), at: z.string() }).nullable(),
  facts: KnownFacts,
  /** Who answered, by user id. */
  authors: z.record(z.string(), z.string()),
  employments: z.array(EmploymentWithFacts),
  household: z.array(Relative),
})
export type Person = z.output<typeof Person>

const IsoDate = z.union([z.literal('').transform(() => null), TypedDay]).nullable()

/** Somebody with a single name has it as last name and no first name. */
const NameGiven = { firstName: z.union([z.literal(''), FirstName]).default(''), singleName: z.boolean().default(false) }
const firstNameMissing = { path: ['firstName'], message: 'Field is required' }
const isNamed = ({ firstName, singleName }: { firstName: string; singleName: boolean }) =>
  singleName || firstName !== ''

export const NewPerson = z
  .object({
    companyId: Id.optional(),
    ...NameGiven,
    middleName: MiddleName.optional(),
    lastName: LastName,
    email: Email,
    jobTitle: z.string().trim().min(1, 'Field is required').max(200),
    startedOn: IsoDate.optional(),
    /** Mails an activation link, so that the employee can look after the own data. */
    invite: z.boolean().default(false),
  })
  .refine(isNamed, firstNameMissing)

export const NewDependent = z
  .object({
    id: Id,
    relationship: Relationship,
    title: z.enum(['Mr.', 'Mrs.', 'Miss', '']).optional(),
    ...NameGiven,
    middleName: MiddleName.optional(),
    lastName: LastName,
    birthDate: IsoDate.optional(),
    email: z.union([z.literal(''), Email]).optional(),
  })
  .refine(isNamed, firstNameMissing)
