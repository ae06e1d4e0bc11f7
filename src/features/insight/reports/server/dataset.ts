import type { Day } from '#formats/day.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { FigureKind } from '../records.ts'

/** Who asks, on which day, and where the values of the statement go. */
export type Asking = { actor: Actor; today: Day; bind: Bind }
type Sql = (asking: Asking) => string

/** What words need: which day it is, and what the audit trail calls an action. */
export type Saying = { today: Day; action: (operation: string) => string }

/** By what the records are told apart: an expression, and what its value is called. */
export type Dimension = {
  title: string
  sql: Sql
  say?: (key: string, saying: Saying) => string
  /** Lines by what they are (months, ages), else by the first figure. */
  inOrder?: boolean
  join?: string
}

/** One figure over the records of a line. `where`: which of them it counts, and so which are shown when it is opened. */
export type Measure = {
  title: string
  kind: FigureKind
  where: Sql
  /** What is added up or of what the middle is taken; a share is of the records for which `outOf` holds. */
  of?: Sql
  outOf?: Sql
  aggregate: 'count' | 'people' | 'sum' | 'mean' | { percentile: number } | 'share'
  join?: string
}

/** Records that can be counted: which there are, who sees which, and everything a report may ask of them. */
export type Dataset = {
  title: string
  from: string
  /** Whoever lacks this right has no such records. */
  needs: string
  id: string
  visible: (actor: Actor, bind: Bind) => string[]
  joins?: Readonly<Record<string, string>>
  dimensions: Readonly<Record<string, Dimension>>
  measures: Readonly<Record<string, Measure>>
  /** Days by which a time can be chosen. */
  days: Readonly<Record<string, { title: string; sql: Sql }>>
  /** By what they can be narrowed: a column that is equal, or a condition with the value in it. */
  filters: Readonly<
    Partial<Record<'companyId' | 'typeId' | 'attorneyId' | 'mode', string | ((value: string) => string)>>
  >
  /** The list screen that shows such records: its address, its operation, and the columns that tell them apart there. */
  list?: { path: string; operation: string; key: string }
  /** What is shown of a record behind a figure: id, title, name, company, detail, day, and its address. */
  behind: { columns: Sql; path: (row: BehindRow) => string; say?: (row: BehindRow, saying: Saying) => BehindRow }
}

export type BehindRow = {
  id: number
  title: string
  name: string
  company: string
  detail: string
  day: string | null
  about: string
}

/** Where the records behind a figure are listed; people are counted once each, their events are not. */
export const listOf = ({ list, measures }: Dataset, measure: string) =>
  measures[measure]?.aggregate === 'people' ? undefined : list

export const all: Sql = () => 'true'

/** The month of a day, as text that is in order. */
export const monthOf =
  (day: Sql): Sql =>
  (asking) =>
    `to_char(${day(asking)}, 'YYYY-MM')`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-11' as 'Nov 2026'. */
export const saidMonth = (key: string): string =>
  /^\d{4}-\d{2}$/.test(key) ? `${MONTHS[Number(key.slice(5)) - 1]} ${key.slice(0, 4)}` : key || 'Not recorded'
