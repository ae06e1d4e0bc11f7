import type { Dataset } from '../dataset.ts'
import { cases } from './cases.ts'
import { lcas, perm } from './compliance.ts'
import { audit, fees } from './fees-and-audit.ts'
import { people } from './people.ts'

export const datasets: Readonly<Record<string, Dataset>> = { cases, people, lcas, perm, fees, audit }
