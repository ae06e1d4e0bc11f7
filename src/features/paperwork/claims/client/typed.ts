/** An amount as somebody would type it into its field; nothing for none. */
export const typed = (cents: number | undefined): string =>
  cents === undefined || cents === 0 ? '' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
