import { CONFIRM_PASSWORD } from '#platform/operation/confirmed.ts'

export const NOT_REVEALED = {
  status: 403,
  message:
    'This file shows Social Security, passport and A-numbers in full, which your role may not see. The PDF of each single form comes with the numbers masked.',
} as const

/** What a way out of the product says to who may not take secrets along, or has to give the password again first. */
export const MASKED_OR_CONFIRMED = { CONFIRM_PASSWORD } as const
export const REVEALED_AND_CONFIRMED = { NOT_REVEALED, CONFIRM_PASSWORD } as const
