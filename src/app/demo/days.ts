export const daysFrom = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000)
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10)
