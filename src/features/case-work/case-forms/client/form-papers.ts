import type { Inventory } from '#engine/inventory.ts'
import type { Paper } from '#engine/paper.ts'
import type { FormOnPaper } from '#forms/papers.ts'

type Load = () => Promise<FormOnPaper>

const known = (paper: Paper, fields: { default: object }): FormOnPaper => ({
  paper,
  inventory: fields.default as Inventory,
})

/** Each form with its fields, loaded when it is looked at: the I-129 alone is larger than everything else on the page. */
const loads: Readonly<Record<string, Load>> = {
  'i-129/2026-02-27': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/i-129/2026-02-27/paper.ts'),
      import('#forms/i-129/2026-02-27/fields.json'),
    ])
    return known(paper.i129Paper, fields)
  },
  'g-28/2018-09-17': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/g-28/2018-09-17/paper.ts'),
      import('#forms/g-28/2018-09-17/fields.json'),
    ])
    return known(paper.g28Paper, fields)
  },
  'i-907/2024-04-01': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/i-907/2024-04-01/paper.ts'),
      import('#forms/i-907/2024-04-01/fields.json'),
    ])
    return known(paper.i907Paper, fields)
  },
  'i-539/2024-08-28': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/i-539/2024-08-28/paper.ts'),
      import('#forms/i-539/2024-08-28/fields.json'),
    ])
    return known(paper.i539Paper, fields)
  },
  'i-539a/2024-08-28': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/i-539a/2024-08-28/paper.ts'),
      import('#forms/i-539a/2024-08-28/fields.json'),
    ])
    return known(paper.i539aPaper, fields)
  },
  'i-765/2025-08-21': async () => {
    const [paper, fields] = await Promise.all([
      import('#forms/i-765/2025-08-21/paper.ts'),
      import('#forms/i-765/2025-08-21/fields.json'),
    ])
    return known(paper.i765Paper, fields)
  },
}

export const loadPaper = (formId: string, edition: string): Promise<FormOnPaper> | undefined =>
  loads[`${formId}/${edition}`]?.()
