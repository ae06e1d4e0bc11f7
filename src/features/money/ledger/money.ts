/** '$3,380', '$95.50': cents in words. Whole dollars have no cents behind them. */
export function dollars(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')
  const rest = Math.abs(cents) % 100
  return `${cents < 0 ? '-' : ''}$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** A share of an amount, to the nearest cent, half a cent up; no fraction of a cent is ever kept. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

/** '$95.50' or '1,200' as somebody types it; undefined: no amount. */
export function centsOf(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0)
}
