import { bare, COLUMN, conjuncts, NAME, plain } from './expressions.ts'

/** Whether a column of an answer can be null, and why it is thought so. `always`: it is nothing else. */
export type Nullness = { can: 'be null'; why: string; always?: true } | { can: 'never be null' } | { can: 'unknown' }

/** A node of what `explain (verbose, format json)` answers. */
export type Plan = {
  'Node Type': string
  'Parent Relationship'?: string
  'Join Type'?: string
  'Subplan Name'?: string
  'Relation Name'?: string
  'Group Key'?: string[]
  'Grouping Sets'?: unknown
  Schema?: string
  Alias?: string
  Output?: string[]
  Plans?: Plan[]
} & { [Condition in (typeof conditions)[number]]?: string }

const ofJoins = ['Hash Cond', 'Merge Cond', 'Join Filter'] as const
const conditions = ['Filter', 'Index Cond', 'Recheck Cond', 'TID Cond', 'One-Time Filter', ...ofJoins] as const

/** `nulled`: an outer join may find no row there. `mixed`: rows of several sources stand in one column. */
type Source = { table?: string; nulled: boolean; mixed: boolean }
type Read = { sources: Map<string, Source>; proven: Set<string>; subplans: Map<string, Plan>; isRequired: IsRequired }
/** Of a column, as 'schema.table.column'; undefined: there is none. */
type IsRequired = (column: string) => boolean | undefined

const unknown: Nullness = { can: 'unknown' }
const never: Nullness = { can: 'never be null' }
const maybe = (why: string): Nullness => ({ can: 'be null', why })

/**
 * What the columns of an answer can be, by the plan of its statement. The planner has already made inner joins of the outer
 * ones whose missing rows a condition refuses, and says of every expression where its columns come from. What is worked out
 * stays unknown, except where it is plain; and what row-level security hides is not seen.
 */
export function nullnessOf(plan: Plan, isRequired: IsRequired, subplans = new Map<string, Plan>()): Nullness[] {
  const found: Read = { sources: new Map(), proven: new Set(), subplans, isRequired }
  read(plan, found, { nulled: false, mixed: false })
  const isOneRow = aggregatesEverything(plan)
  const only = found.sources.size === 1 ? [...found.sources.keys()][0] : undefined
  if (only) for (const proven of found.proven) found.proven.add(proven.replaceAll(`${only}.`, ''))
  return (plan.Output ?? []).map((expression) => {
    const inner = bare(expression)
    // Where there is one source, its columns stand without its name.
    return ofExpression(only && NAME.test(inner) ? `${only}.${inner}` : inner, found, isOneRow)
  })
}

/** Notes where columns come from, and which of them a condition lets through only when they are there. */
function read(plan: Plan, found: Read, { nulled, mixed }: Omit<Source, 'table'>): void {
  const { Alias: alias, 'Relation Name': relation, 'Join Type': join } = plan
  if (alias) found.sources.set(alias, { table: relation && `${plan.Schema}.${relation}`, nulled, mixed })
  const isOuter = join === 'Left' || join === 'Right' || join === 'Full'
  for (const kind of conditions) {
    // The condition of an outer join lets every row of one side through.
    if (isOuter && ofJoins.some((each) => each === kind)) continue
    for (const proven of provenBy(plan[kind] ?? ''))
      if (!nulled || proven.startsWith(`${alias}.`)) found.proven.add(proven)
  }
  const mixes = /Append|SetOp|Recursive Union/.test(plan['Node Type'])
  for (const child of plan.Plans ?? []) {
    const { 'Subplan Name': name, 'Parent Relationship': side } = child
    if (name) {
      found.subplans.set(name, child)
      continue
    }
    const isLost = join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
    read(child, found, { nulled: nulled || isLost, mixed: mixed || mixes })
  }
}

const comparison = / (?:=|<>|<=|>=|<|>|~~|~~\*|~|@>|<@|&&|\?) /

function provenBy(condition: string): string[] {
  return conjuncts(condition).flatMap((part) => {
    const present = /^(.*) IS NOT NULL$/s.exec(part)?.[1]
    if (present) return [plain(bare(present))]
    const sides = part.split(comparison)
    // A bare truth is one, too: `x.active`, and `NOT x.active`.
    const named = sides.length === 2 ? sides : [part.replace(/^NOT /, '')]
    return named
      .map((side) => bare(bare(side).replace(/ (?:->>?|#>>?) .*$/s, '')))
      .filter(isColumn)
      .map(plain)
  })
}

const isColumn = (text: string) => COLUMN.test(text)

/** Aggregates over everything answer one row even when there is nothing to aggregate. */
function aggregatesEverything(plan: Plan): boolean {
  if (plan['Node Type'] === 'Aggregate') return !plan['Group Key'] && !plan['Grouping Sets']
  const [below, ...more] = (plan.Plans ?? []).filter((child) => !child['Subplan Name'])
  return below !== undefined && more.length === 0 && passesOn.test(plan['Node Type']) && aggregatesEverything(below)
}
const passesOn = /^(?:Limit|Result|Sort|Subquery Scan)$/

const ofNothingNull = /^(?:max|min|sum|avg|array_agg|string_agg|jsonb?_agg|jsonb?_object_agg|bool_and|bool_or|every)\(/
const subplanName = /^\(?((?:SubPlan|InitPlan) \d+)\)?(?:\.col1)?$/

function ofExpression(expression: string, found: Read, isOneRow: boolean): Nullness {
  if (found.proven.has(plain(expression))) return never
  if (isColumn(expression)) return ofColumn(plain(expression), found)
  if (expression === 'NULL') return { can: 'be null', why: 'it is null', always: true }
  if (/^CASE (?!.*\bCASE\b).* ELSE NULL(?:::[^ ]+(?: [a-z ]+)?)? END$/s.test(expression))
    return maybe('its case has no else')
  const subplan = found.subplans.get(subplanName.exec(expression)?.[1] ?? '')
  if (subplan) return ofSubplan(subplan, found)
  if (!isOneCall(expression)) return unknown
  if (expression.startsWith('count(')) return never
  return isOneRow && ofNothingNull.test(expression) ? maybe('it is an aggregate of perhaps nothing') : unknown
}

// 'count(a) / count(b)' begins and ends like a call and is none.
const isOneCall = (expression: string) =>
  /^\w+\(/.test(expression) && bare(expression.replace(/^\w+/, '')) !== expression.replace(/^\w+/, '')

function ofSubplan(plan: Plan, { subplans, isRequired }: Read): Nullness {
  // What only asks whether there is a row selects nothing.
  if (!plan.Output?.length) return never
  if (!aggregatesEverything(plan)) return maybe('its subquery may find nothing')
  return nullnessOf(plan, isRequired, subplans)[0] ?? unknown
}

function ofColumn(column: string, { sources, isRequired }: Read): Nullness {
  const [alias = '', name = ''] = column.split('.')
  const source = sources.get(alias)
  if (!source || source.mixed) return unknown
  if (source.nulled) return maybe(`its row may be missing in the outer join of ${alias}`)
  if (!source.table) return unknown
  const required = isRequired(`${source.table}.${name}`)
  if (required === undefined) return unknown
  if (required) return never
  return maybe(`${source.table.replace(/^public\./, '')}.${name} is not declared "not null"`)
}
