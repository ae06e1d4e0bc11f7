import type { FormId } from '#case-types/package/declared-package.ts'
import type { FeeCode } from '#case-types/package/fee-codes.ts'
import { feeRow } from './fee-table.ts'

export type Premium = { code: FeeCode; businessDays: number }

/** Premium processing by form and class (deadlines.md D-43, 8 CFR 106.4); undefined: not available. */
export function premiumFor(form: FormId, classOrCategory: string): Premium | undefined {
  const name = classOrCategory.toUpperCase().replaceAll(' ', '')
  if (form === 'i-129') return { code: 'I907-A', businessDays: 15 }
  if (form === 'i-140') {
    const businessDays = slowClasses.has(name) ? 45 : classes.has(name) ? 15 : undefined
    return businessDays === undefined ? undefined : { code: 'I907-A', businessDays }
  }
  if (form === 'i-765') return name.startsWith('(C)(3)') ? { code: 'I907-B', businessDays: 30 } : undefined
  if (form === 'i-539') return /^[FMJ]-?[12]$/.test(name) ? { code: 'I907-C', businessDays: 30 } : undefined
  return undefined
}

/** The premium fee by postmark. */
export const premiumFeeCents = ({ code }: Premium, postmark: string): number | undefined =>
  feeRow(code, 'each', postmark)?.cents

const classes: ReadonlySet<string> = new Set(['E11', 'E12', 'E21', 'E31', 'E32', 'EW3'])
const slowClasses: ReadonlySet<string> = new Set(['E13', 'NIW'])
