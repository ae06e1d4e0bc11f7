import type { CaseType } from './case-type.ts'

/** A row of the list `case_type`, which an administrator keeps (Common Details). */
export type Listed = { code: string; active: boolean }

/** Whether cases of a type are opened here: as the list says, and where it does not name the type, as the type does. */
export function isSwitchedOn(
  { id, switchedOnLater }: Pick<CaseType, 'id' | 'switchedOnLater'>,
  list: readonly Listed[],
) {
  const own = list.filter(({ code }) => code === String(id))
  return own.length === 0 ? switchedOnLater !== true : own.some(({ active }) => active)
}

/** Said to whoever opens a case of a type that is off. */
export const TYPE_SWITCHED_OFF = {
  status: 409,
  message: 'This kind of case is switched off. An administrator switches it on under Common Details, list case_type.',
} as const
