import type { Dataset } from '../dataset.ts'
import { cases } from './cases.ts'
import { lcas, perm } from './compliance.ts'
import { audit, fees } from './fees-and-audit.ts'
import { i9 } from './i9.ts'
import { people } from './people.ts'

/** By names that come from a request: without a prototype, so that “constructor” names none. */
export const datasets: Readonly<Record<string, Dataset>> = Object.assign(Object.create(null), {
  ...{ cases, people, lcas, perm, i9, fees, audit },
})
