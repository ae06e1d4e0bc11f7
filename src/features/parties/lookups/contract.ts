import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

export const List = z.enum(['soc', 'naics', 'port', 'post'])

const Code = z.object({ code: z.string(), words: z.string(), title: z.string() })
const Standing = z.object({ list: List, asOf: z.string(), source: z.string(), doubts: z.string(), rows: z.number() })

/** Codes that people cannot know, found by their own words. */
export const lookUps = {
  find: query('lookUps.find', {
    summary: 'Occupations, industries, ports of entry or consulates by everyday words or by code, the closest first.',
    path: 'GET /api/look-ups/:list',
    can: 'session',
    input: z.object({ list: List, text: z.string().trim().max(100).default('') }),
    output: z.object({ items: z.array(Code), asOf: z.string(), source: z.string() }),
    example: { list: 'soc', text: 'data engin' },
  }),
  replace: command('lookUps.replace', {
    summary: 'Replaces a list as a whole, with the day it is of and where it comes from.',
    audit: 'Replaced a list of codes',
    path: 'POST /api/look-ups/:list',
    can: 'look-ups:replace',
    right: { words: 'Replace the lists of occupations, industries, ports and consulates', roles: [1] },
    input: z.object({
      list: List,
      asOf: z.iso.date(),
      source: z.string().trim().min(3, 'Say where the list comes from.').max(500),
      doubts: z.string().trim().max(1000).default(''),
      /** Lines of code,words,title with a header line. */
      csv: z.string().max(2_000_000),
    }),
    output: Standing,
    refusals: {
      NOT_A_LIST: { status: 400, message: 'Enter lines of code,words,title under a line that names these columns.' },
    },
    example: { list: 'post', asOf: '2026-11-15', source: 'CEAC', csv: 'code,words,title\nBMB,Mumbai,India' },
  }),
}
