import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '../normalize-password.ts'

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** RFC 9106 §4 and the OWASP minimum: 19 MiB and two passes. */
const PRODUCT_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = PRODUCT_COST
let absent = hashOfNobody()

export const hashPassword = (password: string) => hash(normalizePassword(password), cost)

export async function passwordIsRight(passwordHash: string | null, password: string): Promise<boolean> {
  // An unknown account costs the same work as a known one, so time tells nothing.
  const stored = passwordHash ?? (await absent)
  return (await verify(stored, normalizePassword(password))) && passwordHash !== null
}

/** For tests, which sign in thousands of times: no program of the product calls it. Without an argument: the product's own. */
export function hashAtCost(other: HashCost = PRODUCT_COST): void {
  cost = other
  absent = hashOfNobody()
}

function hashOfNobody(): Promise<string> {
  return hash('no account has this password', cost)
}
