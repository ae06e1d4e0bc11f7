/** Specification §9, decisions §11: whether a time has passed by more than so many times 300, in the unit of both. */
export const hasExpired = (now: number, time: number, number: number): boolean => now > time + number * 300
