/** '118,400' or '$118,400.00' as cents; null where nothing is typed, undefined where it is no amount. */
export function centsOf(text: string): number | null | undefined {
  const typed = text.replace(/[$,\s]/g, '')
  if (typed === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

export const textOfCents = (cents: number | null): string => (cents === null ? '' : String(cents / 100))
