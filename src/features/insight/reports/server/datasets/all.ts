import type { Dataset } from '../dataset.ts'
import { cases } from './cases.ts'
import { lcas, perm } from './compliance.ts'
import { audit, fees } from './fees-and-audit.ts'
import { i9 } from './i9.ts'
import { people } from './people.ts'

export const datasets: Readonly<Record<string, Dataset>> = { cases, people, lcas, perm, i9, fees, audit }
