import { z } from 'zod'
import { RoleId } from '#identity/roles/rules.ts'
import type { Names } from '#platform/operation/alias.ts'
import { AuditFields, Id, IdIfKnown, Version } from '#platform/operation/fields.ts'
import { BirthDate, CountryCode, Email, FirstName, LastName, MiddleName, UserName } from './rules.ts'

export const Status = z.enum(['Invited', 'Active', 'Inactive'])

/** A row of the list. */
export const UserRow = z.object({
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roleId: z.number(),
  roleName: z.string(),
  companyId: z.number().nullable(),
  companyName: z.string().nullable(),
  lawFirmId: z.number().nullable(),
  lawFirmName: z.string().nullable(),
  mobileNumber: z.string(),
  status: Status,
  version: z.number(),
  createdAt: z.string(),
})
export type UserRow = z.output<typeof UserRow>

export const User = UserRow.extend(AuditFields.shape).extend({
  middleName: z.string(),
  sex: z.string(),
  dob: z.string().nullable(),
  address1: z.string(),
  address2: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zipcode: z.string(),
  countryCode: z.string(),
  personId: z.number().nullable(),
  assistsUserId: z.number().nullable(),
  /** Another address that waits to be confirmed there. */
  pendingEmail: z.string().nullable(),
})
export type User = z.output<typeof User>

/** What a user record says about the person; all of it may stay empty. */
export const Particulars = z.object({
  middleName: MiddleName.optional(),
  sex: z.string().trim().max(20).optional(),
  dob: BirthDate.optional(),
  address1: z.string().trim().max(200).optional(),
  address2: z.string().trim().max(200).optional(),
  country: z.string().trim().max(100).optional(),
  state: z.string().trim().max(100).optional(),
  city: z.string().trim().max(100).optional(),
  zipcode: z.string().trim().max(20).optional(),
  countryCode: CountryCode.optional(),
  mobileNumber: z.string().trim().max(30).optional(),
})

export const NewUser = Particulars.extend({
  email: Email,
  userName: z.union([z.literal('').transform(() => undefined), UserName]).optional(),
  firstName: FirstName,
  lastName: LastName,
  roleId: RoleId,
  companyId: IdIfKnown,
  lawFirmId: IdIfKnown,
  assistsUserId: IdIfKnown,
  password: z.string().max(256).optional(),
  confirmPassword: z.string().max(256).optional(),
  /** Accepted because the specification's login record has them, and ignored: answers to such questions are guessable. */
  securityQuestion: z.string().max(200).optional(),
  answer: z.string().max(200).optional(),
}).refine(({ password = '', confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
  path: ['confirmPassword'],
  message: 'Password not matched',
})
export type NewUser = z.output<typeof NewUser>

export const ChangedUser = Particulars.extend({
  id: Id,
  email: Email.optional(),
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  roleId: RoleId.optional(),
  assistsUserId: IdIfKnown,
  version: Version,
})
export type UserChanges = Omit<z.output<typeof ChangedUser>, 'id' | 'version'>

/** The specification's property names (§3). */
export const userNames: Names = {
  emailId: 'email',
  userId: 'userName',
  companyAutoId: 'companyId',
  lawfirmId: 'lawFirmId',
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
}
