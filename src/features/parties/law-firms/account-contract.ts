import { z } from 'zod'

/** What the calls that make accounts in a firm have in common: administrators, attorneys and their assistants. */
export const FirmUser = z.object({
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roleId: z.number(),
  roleName: z.string(),
  lawFirmId: z.number().nullable(),
  /** The attorney's own id, or of whom an assistant assists. */
  attorneyId: z.number().nullable(),
  phone: z.string(),
  status: z.enum(['Invited', 'Active', 'Inactive']),
})
export type FirmUser = z.output<typeof FirmUser>

/** Canonical calls refuse an address that is taken; a step of the specification's chain answers the record it finds. */
export const IfKnown = z.enum(['refuse', 'answer']).default('refuse')

/** A form sends an empty text for what was left out. */
export const Empty = z.literal('').transform(() => undefined)

export const FirstPassword = z.object({
  password: z.string().max(256).optional(),
  confirmPassword: z.string().max(256).optional(),
})

export const samePassword = ({ password, confirmPassword }: z.output<typeof FirstPassword>) =>
  !confirmPassword || confirmPassword === password
export const notMatched = { path: ['confirmPassword'], message: 'Password not matched' }

/** One change of an answer, in words. */
export const HistoryEntry = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  at: z.string(),
  byName: z.string().nullable(),
})
export type HistoryEntry = z.output<typeof HistoryEntry>
