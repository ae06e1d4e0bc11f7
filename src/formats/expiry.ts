/** The specification's time-expiry helper (§9): now later than the given time plus the given number times 300. */
export function expired(now: number, time: number, count: number): boolean {
  return now > time + count * 300
}
