import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { TypedDay } from '#platform/operation/fields.ts'
import { lists } from './check.ts'

export const List = z.enum(lists)

const Code = z.object({ code: z.string(), words: z.string(), title: z.string() })
const Edition = z.object({ asOf: z.string(), source: z.string(), doubts: z.string(), rows: z.number() })
const Standing = Edition.extend({
  list: List,
  replacedAt: z.string().nullable(),
  /** What it can be put back to. */
  previous: Edition.nullable(),
})

/** A few of each are shown; the numbers are whole. */
const Difference = z.object({
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  examples: z.object({
    added: z.array(Code),
    removed: z.array(Code),
    changed: z.array(z.object({ code: z.string(), before: z.string(), after: z.string() })),
  }),
})

/** Lines of code,words,title with a header line. */
const Csv = z.string().max(2_000_000)
const NOT_A_LIST = {
  status: 400,
  message: 'Enter lines of code,words,title under a line that names these columns.',
} as const

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
  lists: query('lookUps.lists', {
    summary: 'The lists of codes, each with its edition, where it comes from, and the edition before it.',
    path: 'GET /api/look-ups',
    can: 'look-ups:replace',
    input: z.object({}),
    output: z.object({ items: z.array(Standing) }),
  }),
  compare: query('lookUps.compare', {
    summary: 'What a new edition of a list would change; nothing is changed yet.',
    path: 'POST /api/look-ups/:list/compare',
    can: 'look-ups:replace',
    input: z.object({ list: List, csv: Csv }),
    output: Difference,
    refusals: { NOT_A_LIST },
    example: { list: 'post', csv: 'code,words,title\nBMB,Mumbai,India' },
  }),
  replace: command('lookUps.replace', {
    summary: 'Replaces a list as a whole, with the day it is of and where it comes from; the edition before is kept.',
    audit: 'Replaced a list of codes',
    path: 'POST /api/look-ups/:list',
    can: 'look-ups:replace',
    input: z.object({
      list: List,
      asOf: TypedDay,
      source: z.string().trim().min(3, 'Say where the list comes from.').max(500),
      doubts: z.string().trim().max(1000).default(''),
      csv: Csv,
    }),
    output: Standing,
    refusals: { NOT_A_LIST },
    example: { list: 'post', asOf: '2026-11-15', source: 'CEAC', csv: 'code,words,title\nBMB,Mumbai,India' },
  }),
  restore: command('lookUps.restore', {
    summary: 'Puts a list back to the edition before; the present one is then the one before.',
    audit: 'Restored a list of codes',
    path: 'POST /api/look-ups/:list/restore',
    can: 'look-ups:replace',
    input: z.object({ list: List }),
    output: Standing,
    refusals: { NOTHING_BEFORE: { status: 409, message: 'No earlier edition of this list is kept.' } },
    example: { list: 'post' },
  }),
}
