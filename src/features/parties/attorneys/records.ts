import { z } from 'zod'
import { Email, FirstName, LastName, MiddleName, UserName } from '#identity/users/rules.ts'
import {
  Empty,
  FirmUser,
  FirstPassword,
  IfKnown,
  notMatched,
  samePassword,
} from '#parties/law-firms/account-contract.ts'
import type { Names } from '#platform/operation/alias.ts'
import { Activity, AuditFields, Id, IdIfKnown, Version } from '#platform/operation/fields.ts'

/** A row of the lists: an attorney, or whoever assists one. */
export const AttorneyRow = FirmUser.omit({ attorneyId: true }).extend({
  lawFirmName: z.string().nullable(),
  /** Of an assistant those of the attorney. */
  companies: z.number(),
  assistants: z.number(),
  assistsUserId: z.number().nullable(),
  assistsName: z.string().nullable(),
  barStates: z.array(z.string()),
  version: z.number(),
  createdAt: z.string(),
})
export type AttorneyRow = z.output<typeof AttorneyRow>

const textNames = [
  ...(['phone', 'mobilePhone', 'fax', 'onlineAccount', 'restriction', 'restrictionExplained'] as const),
  ...(['street', 'unitKind', 'unitNumber', 'city', 'state', 'zipCode'] as const),
] as const

const shapeOf = <T extends z.ZodType>(type: T) =>
  Object.fromEntries(textNames.map((name) => [name, type])) as Record<(typeof textNames)[number], T>

const License = z.object({
  id: z.string().optional(),
  state: z.string().max(60).optional(),
  barNumber: z.union([z.string().max(60), z.number()]).optional(),
  authority: z.string().max(200).nullish(),
})

export const CompanyInShort = z.object({ id: z.number(), code: z.string(), name: z.string() })

export const Attorney = AuditFields.extend({
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  /** Another address that waits to be confirmed there. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  roleId: z.number(),
  lawFirmId: z.number(),
  lawFirmName: z.string(),
  status: z.enum(['Invited', 'Active', 'Inactive']),
  version: z.number(),
  ...shapeOf(z.string().nullable()),
  licenses: z.array(
    z.object({
      id: z.string(),
      state: z.string().optional(),
      barNumber: z.string().optional(),
      authority: z.string().optional(),
    }),
  ),
  /** The address of the firm, which serves where the attorney has no own one. */
  firmAddress: z.string(),
  /** What Form G-28 still needs, in words; empty: nothing. */
  missingForG28: z.array(z.string()),
  companies: z.array(CompanyInShort),
  assistants: z.array(FirmUser),
})
export type Attorney = z.output<typeof Attorney>

/** What is typed about an attorney; each answer is read by its fact. */
const AttorneyAnswers = z.object({
  ...shapeOf(z.union([z.string().max(2_000), z.number()]).nullish()),
  licenses: z.array(License).max(60).nullish(),
})

export const NewAttorney = AttorneyAnswers.extend(FirstPassword.shape)
  .extend({
    lawFirmId: IdIfKnown,
    /** A company of the firm that the attorney works for from the start. */
    companyId: IdIfKnown,
    email: Email,
    firstName: FirstName,
    middleName: MiddleName.optional(),
    lastName: LastName,
    userName: z.union([Empty, UserName]).optional(),
    ifKnown: IfKnown,
  })
  .refine(samePassword, notMatched)
export type NewAttorney = z.output<typeof NewAttorney>

export const ChangedAttorney = AttorneyAnswers.extend({
  id: Id,
  email: Email.optional(),
  firstName: FirstName.optional(),
  middleName: MiddleName.optional(),
  lastName: LastName.optional(),
  version: Version,
})

export const NewAttorneyUser = FirstPassword.extend({
  lawFirmId: IdIfKnown,
  attorneyId: IdIfKnown,
  email: Email,
  userName: z.union([Empty, UserName]).optional(),
  firstName: FirstName,
  middleName: MiddleName.optional(),
  lastName: LastName,
  roleId: IdIfKnown,
  phone: z.string().trim().max(30).optional(),
  ifKnown: IfKnown,
}).refine(samePassword, notMatched)

/** A company with the attorneys who work for it. */
export const AssignedCompany = CompanyInShort.extend({
  status: Activity,
  lawFirmId: z.number().nullable(),
  lawFirmName: z.string().nullable(),
  attorneys: z.array(z.object({ id: z.number(), firstName: z.string(), lastName: z.string() })),
})
export type AssignedCompany = z.output<typeof AssignedCompany>

/** Who stands for a company, as its employer may see it. */
export const CompanyAttorney = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  barStates: z.array(z.string()),
  since: z.string(),
})

/** The specification's property names (§3). */
export const attorneyNames: Names = {
  emailId: 'email',
  lawfirmId: 'lawFirmId',
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
  streetName: 'street',
  aptSteFlr: 'unitKind',
  aptSteFlrNumber: 'unitNumber',
  daytimePhoneNumber: 'phone',
  mobileNumber: 'mobilePhone',
  faxNumber: 'fax',
}

export const attorneyUserNames: Names = {
  employeeId: 'id',
  emailId: 'email',
  lawfirmId: 'lawFirmId',
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
}
