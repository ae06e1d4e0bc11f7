import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

export const PrevailingRow = z.object({
  soc: z.string(),
  area: z.string(),
  wageYear: z.number(),
  /** Cents a year, levels I to IV. */
  levels: z.array(z.number()).length(4),
  source: z.string(),
})
export type PrevailingRow = z.output<typeof PrevailingRow>

const Csv = z.object({
  csv: z.string().min(1, 'Choose a CSV file.').max(5_000_000),
  source: z.string().trim().min(1, 'Name the source, like OEWS.').max(120),
})
const RowProblem = z.object({ row: z.number(), column: z.string(), problem: z.string() })
export const WagePreview = z.object({
  good: z.number(),
  replaced: z.number(),
  problems: z.array(RowProblem),
  first: z.array(PrevailingRow),
})
export type WagePreview = z.output<typeof WagePreview>

const example = { csv: 'soc,area,year,level1,level2,level3,level4\n15-1243,Boston,2026,1,2,3,4', source: 'OEWS' }

/** Tables of prevailing wages: dated rows, by occupation and area. */
export const prevailingWages = {
  find: query('prevailingWages.find', {
    summary: 'The prevailing wages of an occupation, the newest year first; a firm’s own rows before everybody’s.',
    path: 'GET /api/prevailing-wages',
    can: 'lca:read',
    input: z.object({ soc: z.string().trim().max(10), area: z.string().trim().max(200).default('') }),
    output: z.object({ items: z.array(PrevailingRow) }),
    example: { soc: '15-1243' },
  }),
  preview: query('prevailingWages.preview', {
    summary: 'Reads a CSV of prevailing wages and says row by row what is wrong; nothing is kept.',
    path: 'POST /api/prevailing-wages/preview',
    can: 'wage:import',
    input: Csv,
    output: WagePreview,
    example,
  }),
  keep: command('prevailingWages.keep', {
    summary: 'Keeps the rows of a CSV of prevailing wages; one wrong row and none is kept.',
    audit: 'Imported prevailing wages',
    path: 'POST /api/prevailing-wages',
    can: 'wage:import',
    input: Csv,
    output: z.object({ kept: z.number() }),
    refusals: { ROWS_WRONG: { status: 400, message: 'Some rows cannot be read. Look at the preview and try again.' } },
    example,
  }),
}
