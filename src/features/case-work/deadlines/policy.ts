import { isFirm, isProvider } from '#case-file/cases/policy.ts'

/** How the screen offers what the seeded rights allow; the server decides by the right itself. */
export const seesSettings = (roleId: number): boolean => isProvider(roleId) || isFirm(roleId)
