import type { Form } from '#engine/form.ts'
import { g28 } from './g-28/2018-09-17/form.ts'
import { g1450 } from './g-1450/2026-02-06/form.ts'
import { i129 } from './i-129/2026-02-27/form.ts'
import { i539 } from './i-539/2024-08-28/form.ts'
import { i539a } from './i-539a/2024-08-28/form.ts'
import { i765 } from './i-765/2025-08-21/form.ts'
import { i907 } from './i-907/2024-04-01/form.ts'

/** Every edition of every form the product knows: what is asked. Where it lands on paper is in papers.ts. */
export const allForms: readonly Form[] = [i129, g28, i907, i539, i539a, i765]

/** Forms that nobody fills in a questionnaire: they are written while a package is built. */
export const packageForms: readonly Form[] = [g1450]

export const formNamed = (id: string, edition?: string): Form | undefined =>
  [...allForms, ...packageForms].find((form) => form.id === id && (edition === undefined || form.edition === edition))
