import { hashAtCost } from '#identity/sessions/server/password-hash.ts'

/** Every sign-in of every test would take the product's 19 MiB and two passes; `tests/promises/passwords.test.ts` has them. */
export const hashCheaply = () => hashAtCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })

hashCheaply()
