import { z } from 'zod'
import { employerName } from '#formats/names.ts'
import { subscriptions } from '#formats/options.ts'
import { Email, FirstName, LastName, UserName } from '#identity/users/rules.ts'
import type { Names } from '#platform/operation/alias.ts'
import { Activity, AuditFields, Id, IdIfKnown, RequiredLine, TimeZone, Version } from '#platform/operation/fields.ts'
import { Empty, FirmUser, FirstPassword, IfKnown, notMatched, samePassword } from './account-contract.ts'
import { defaultSubscription } from './rules.ts'

export const Subscription = z.enum(subscriptions)

export const LawFirmRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  subscription: Subscription,
  status: Activity,
  attorneys: z.number(),
  companies: z.number(),
  version: z.number(),
  createdAt: z.string(),
})
export type LawFirmRow = z.output<typeof LawFirmRow>

const profileNames = [
  'shortName',
  'phone',
  'fax',
  'street',
  'unitKind',
  'unitNumber',
  'city',
  'state',
  'zipCode',
  'country',
  'fein',
] as const

const shapeOf = <T extends z.ZodType>(type: T) =>
  Object.fromEntries(profileNames.map((name) => [name, type])) as Record<(typeof profileNames)[number], T>

export const LawFirm = LawFirmRow.extend(AuditFields.shape).extend({
  ...shapeOf(z.string().nullable()),
  /** Where its clock hangs: "today" of its people. */
  timeZone: z.string(),
  /** Who keeps the firm: its LawFirmAdmin users. */
  administrators: z.array(FirmUser),
})
export type LawFirm = z.output<typeof LawFirm>

/** What is typed about a firm; each answer is read by its fact. */
const FirmProfile = z
  .object(shapeOf(z.union([z.string().max(300), z.number()]).nullish()))
  .extend({ timeZone: TimeZone.optional() })

const FirmName = RequiredLine(200).transform(employerName)

export const NewLawFirm = FirmProfile.extend(FirstPassword.shape)
  .extend({
    name: FirmName,
    email: Email,
    subscription: Subscription.default(defaultSubscription),
    /** The administrator of the firm; left out, the account has the firm's own address and name. */
    adminEmail: z.union([Empty, Email]).optional(),
    adminFirstName: z.union([Empty, FirstName]).optional(),
    adminLastName: z.union([Empty, LastName]).optional(),
    userName: z.union([Empty, UserName]).optional(),
    ifKnown: IfKnown,
  })
  .refine(samePassword, notMatched)
export type NewLawFirm = z.output<typeof NewLawFirm>

export const ChangedLawFirm = FirmProfile.extend({
  id: Id,
  name: FirmName.optional(),
  email: Email.optional(),
  subscription: Subscription.optional(),
  version: Version,
})

/** The firm is named by its id, its code or its name: the specification's payload has the last two. */
export const NewLawFirmUser = FirstPassword.extend({
  lawFirmId: IdIfKnown,
  lawFirmCode: z.string().trim().max(60).optional(),
  lawFirmName: z.string().trim().max(200).optional(),
  email: Email,
  userName: z.union([Empty, UserName]).optional(),
  firstName: z.union([Empty, FirstName]).optional(),
  lastName: z.union([Empty, LastName]).optional(),
  roleId: IdIfKnown,
  subscription: Subscription.optional(),
  ifKnown: IfKnown,
}).refine(samePassword, notMatched)

export const LawFirmUser = FirmUser.extend({
  lawFirmCode: z.string(),
  lawFirmName: z.string(),
  subscription: Subscription,
})

/** The specification's property names (§3). */
export const lawFirmNames: Names = {
  lawfirmId: 'lawFirmId',
  emailId: 'email',
  lawFirmName: 'name',
  lawFirmCode: 'code',
  streetName: 'street',
  aptSteFlr: 'unitKind',
  aptSteFlrNumber: 'unitNumber',
  phoneNumber: 'phone',
  faxNumber: 'fax',
}

export const lawFirmUserNames: Names = {
  employerName: 'lawFirmName',
  employerCode: 'lawFirmCode',
  emailId: 'email',
  lawfirmId: 'lawFirmId',
}
