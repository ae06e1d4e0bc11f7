/** 09-2026: a month as dates are written here. */
export const monthInWords = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`
