import type { Inventory } from '#engine/inventory.ts'
import type { Paper } from '#engine/paper.ts'
import g28Fields from './g-28/2018-09-17/fields.json' with { type: 'json' }
import { g28Paper } from './g-28/2018-09-17/paper.ts'
import g1450Fields from './g-1450/2026-02-06/fields.json' with { type: 'json' }
import { g1450Paper } from './g-1450/2026-02-06/paper.ts'
import i129Fields from './i-129/2026-02-27/fields.json' with { type: 'json' }
import { i129Paper } from './i-129/2026-02-27/paper.ts'
import i539Fields from './i-539/2024-08-28/fields.json' with { type: 'json' }
import { i539Paper } from './i-539/2024-08-28/paper.ts'
import i539aFields from './i-539a/2024-08-28/fields.json' with { type: 'json' }
import { i539aPaper } from './i-539a/2024-08-28/paper.ts'
import i765Fields from './i-765/2025-08-21/fields.json' with { type: 'json' }
import { i765Paper } from './i-765/2025-08-21/paper.ts'
import i907Fields from './i-907/2024-04-01/fields.json' with { type: 'json' }
import { i907Paper } from './i-907/2024-04-01/paper.ts'

/** A form on paper: where each item lands, and the fields of the official PDF as we know them. */
export type FormOnPaper = { paper: Paper; inventory: Inventory }

const known = (paper: Paper, fields: object): FormOnPaper => ({ paper, inventory: fields as Inventory })

export const allPapers: readonly FormOnPaper[] = [
  known(i129Paper, i129Fields),
  known(g28Paper, g28Fields),
  known(i907Paper, i907Fields),
  known(i539Paper, i539Fields),
  known(i539aPaper, i539aFields),
  known(i765Paper, i765Fields),
  known(g1450Paper, g1450Fields),
]

export const paperOf = (formId: string, edition: string): FormOnPaper | undefined =>
  allPapers.find(({ paper }) => paper.form.id === formId && paper.form.edition === edition)
