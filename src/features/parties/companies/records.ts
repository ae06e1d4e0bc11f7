import { z } from 'zod'
import type { FactType } from '#engine/fact.ts'
import { employerName } from '#formats/names.ts'
import { subscriptions } from '#formats/options.ts'
import { Email } from '#identity/users/rules.ts'
import { Activity, AuditFields, Id, IdIfKnown, RequiredLine, TimeZone, Version } from '#platform/operation/fields.ts'
import { factOf, type ProfileFact, type ProfileValues, profileFactNames } from './profile.ts'

export const Subscription = z.enum(subscriptions)
export const DiyAccess = z.enum(['Y', 'N'])

/** A row of the list. */
export const CompanyRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  lawFirmId: z.number().nullable(),
  lawFirmName: z.string().nullable(),
  status: Activity,
  subscription: Subscription,
  diyAccess: DiyAccess,
  /** Until payments are known to the product, the administrator says so. */
  transactionDetailsAdded: z.boolean(),
  hasSignature: z.boolean(),
  /** Where its clock hangs: the days of its cases run there. */
  timeZone: z.string(),
  version: z.number(),
  createdAt: z.string(),
})
export type CompanyRow = z.output<typeof CompanyRow>

const Counts = z.object({
  employees: z.number(),
  fullTimeEquivalents: z.number().nullable(),
  h1bEmployees: z.number(),
  l1Employees: z.number(),
})

/** What follows from the head counts (rules.ts). */
const DerivedPart = z.object({
  h1bDependent: z.boolean(),
  moreThan50InUs: z.boolean(),
  moreThan50PercentH1bL1: z.boolean(),
  moreThan25InUs: z.boolean(),
  byLaw: z.object({
    h1bDependent: z.boolean(),
    moreThan50PercentH1bL1: z.boolean(),
    moreThan25InUs: z.boolean(),
  }),
  numbers: Counts.extend({ affiliates: z.number() }),
  warnings: z.array(z.string()),
})

type FactShape = { [K in ProfileFact]: z.ZodType<ProfileValues[K]> }

const byFact = (schemaOf: (fact: FactType) => z.ZodType) =>
  Object.fromEntries(profileFactNames.map((name) => [name, schemaOf(factOf(name))]))

/** The whole profile: columns, facts, and what follows from them. */
export const CompanyProfile = CompanyRow.extend(AuditFields.shape)
  .extend(byFact(answered) as FactShape)
  .extend(DerivedPart.shape)
  .extend({
    /** The employer's first administrator and the attorneys assigned, where the reader may see them. */
    userName: z.string().nullable(),
    attorneys: z.array(z.object({ id: z.number(), name: z.string() })),
  })
export type CompanyProfile = z.output<typeof CompanyProfile>

function answered(fact: FactType): z.ZodType {
  switch (fact.type) {
    case 'number':
    case 'money':
      return z.number().nullable()
    case 'yesNo':
      return z.boolean().nullable()
    case 'records':
      return z.array(z.looseObject({ id: z.string() })).nullable()
    default:
      return z.string().nullable()
  }
}

// What is sent for a fact is read by the fact itself, which names what is wrong (profile.ts).
const Scalar = z.union([z.string().max(4000), z.number(), z.boolean()]).nullable()
const Records = z.array(z.record(z.string(), Scalar)).max(200).nullable()
type Given = { [K in ProfileFact]: z.ZodOptional<K extends 'affiliates' ? typeof Records : typeof Scalar> }
const given = byFact((fact) => (fact.type === 'records' ? Records : Scalar).optional()) as Given

const orLeftOut = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** The specification's payloads hold incomes in dollars, and nest the details and the H-1B questions. */
const Dollars = z
  .union([z.string().max(20), z.number()])
  .nullable()
  .optional()
const Nested = z.object(given).extend({ grossIncomeInDollars: Dollars, netIncomeInDollars: Dollars }).optional()

const ProfilePart = z.object(given).extend({
  grossIncomeInDollars: Dollars,
  netIncomeInDollars: Dollars,
  companyDetails: Nested,
  h1bQuestions: Nested,
  subscription: orLeftOut(Subscription),
  diyAccess: orLeftOut(DiyAccess),
  timeZone: TimeZone.optional(),
})

const Name = RequiredLine(200).transform(employerName)

export const Credentials = z.object({
  userName: z.string().trim().max(254).optional(),
  password: z.string().max(256).optional(),
  confirmPassword: z.string().max(256).optional(),
})

/** Left out, nothing was typed twice; empty beside a password, it was typed once. */
export const passwordsMatch = ({ password = '', confirmPassword }: z.output<typeof Credentials>) =>
  confirmPassword === undefined || confirmPassword === password
export const notMatched = { path: ['confirmPassword'], message: 'Password not matched' }

export const NewCompany = ProfilePart.extend(Credentials.shape)
  .extend({
    name: Name,
    email: Email,
    // "Submit is allowed only when e-mail, …, phone and employer name are present" (specification §5).
    phone: z.string().trim().min(1, 'Field is required').max(40),
    lawFirmId: IdIfKnown,
    attorneyId: IdIfKnown,
  })
  .refine(passwordsMatch, notMatched)
export type NewCompany = z.output<typeof NewCompany>

export const ChangedCompany = ProfilePart.extend({
  id: Id,
  name: Name.optional(),
  email: Email.optional(),
  version: Version,
})
export type ChangedCompany = z.output<typeof ChangedCompany>

/** One step of the account chain: the company without its first user. The specification's payload has no e-mail. */
export const CompanyStep = ProfilePart.extend({
  id: IdIfKnown,
  name: Name.optional(),
  email: orLeftOut(Email),
  lawFirmId: IdIfKnown,
  attorneyId: IdIfKnown,
  version: Version,
})
export type CompanyStep = z.output<typeof CompanyStep>

export type GivenProfile = z.output<typeof ProfilePart>
