/** Money is whole cents from the keyboard to the database; nothing here divides what is owed. */

/** '$1,234.50'; built from the digits, so no fraction is ever rounded. */
export function inDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}

/** '1,234.5' and '$1234.50' are 123,450 cents; undefined for what is no amount. */
export function centsOf(typed: string): number | undefined {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (!found) return undefined
  return Number(`${(found[1] ?? '').replaceAll(',', '')}${(found[2] ?? '').padEnd(2, '0')}`)
}

/** Hundredths of a percent: '12' and '12.00 %' are 1,200. */
export function basisPointsOf(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim())
  return found ? Number(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : undefined
}

/** '12 %', '7.25 %'. */
export const inPercent = (basisPoints: number): string => {
  const digits = String(basisPoints).padStart(3, '0')
  return `${digits.slice(0, -2)}${digits.endsWith('00') ? '' : `.${digits.slice(-2)}`} %`
}

/** An amount as somebody would type it into its field; nothing for none. */
export const typed = (cents: number | undefined): string =>
  cents === undefined || cents === 0 ? '' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
