import type { Bind } from '#case-file/cases/server/visible.ts'

const DAY = /^(\d{4}-\d\d-\d\d|-infinity)$/

/**
 * Values behind a sub-select: the planner counts on an average one, so the plan it makes for one value is the plan for
 * all, and PostgreSQL keeps it. With the value in sight each statement was planned anew: most of what a home cost.
 */
export const forAnyValue =
  (bind: Bind): Bind =>
  (value) =>
    `(select ${bind(value)}::${typeOf(value)})`

const typeOf = (value: unknown): string => (typeof value !== 'string' ? 'bigint' : DAY.test(value) ? 'date' : 'text')
