import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'

export const Found = z.object({
  kind: z.enum(['person', 'company', 'lawFirm', 'case', 'receipt', 'document']),
  id: z.number(),
  companyId: z.number().nullable(),
  title: z.string(),
  /** What tells it from others of the same name: the company of a person, the code of a company. */
  hint: z.string(),
  /** Of a person, or of the household's principal: where the page about them is found. */
  employmentId: z.number().nullable(),
  /** The page of a case, or of a document's case; others follow from their kind. */
  path: z.string().optional(),
  /** A case whose own number or receipt number is what was typed. */
  exact: z.boolean(),
})
export type Found = z.output<typeof Found>

export const search = {
  find: query('search.find', {
    summary:
      'People, companies, law firms and cases the user may see, by part of a name, case or receipt number, misspelled names included. Documents by what stands in them.',
    path: 'GET /api/search',
    can: 'session',
    input: z.object({
      text: z.string().trim().max(100),
      limit: z.coerce.number().int().min(1).max(50).default(12),
    }),
    output: z.object({ items: z.array(Found) }),
    example: { text: 'northwind' },
  }),
}
