import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'

import { TableRefused } from '#platform/spreadsheet/refusal.ts'
import { tableApart } from '#platform/spreadsheet/table-apart.ts'
import { readWages } from '../read-wages.ts'
import { prevailingWages } from '../wage-contract.ts'
import { findWages, keepWages, knownWages } from './store.ts'

const MOST_SHOWN = 200

export const prevailingWageHandlers = implement(prevailingWages, {
  find: async ({ db, actor }, { soc, area }) => ({
    items: await findWages(db, actor.lawFirmId, soc.slice(0, 7), area),
  }),

  preview: async ({ db, actor }, { csv, source }) => {
    const { rows, problems } = readWages(await tableIn(csv), source)
    return {
      good: rows.length,
      replaced: await knownWages(db, actor.lawFirmId, rows),
      problems: problems.slice(0, MOST_SHOWN),
      first: rows.slice(0, 10),
    }
  },

  keep: async (context, { csv, source }) => {
    const { db, actor, now, refuse, audit } = context
    const { rows, problems } = readWages(await tableIn(csv), source)
    if (problems.length > 0 || rows.length === 0) refuse('ROWS_WRONG', { details: problems.slice(0, MOST_SHOWN) })
    await keepWages(db, actor.lawFirmId, rows, { at: now, byName: (await authorOf(context)).name })
    audit({
      subject: 'prevailing wages',
      after: { rows: rows.length, source },
      lawFirmId: actor.lawFirmId ?? undefined,
    })
    return { kept: rows.length }
  },
})

const MOST_ROWS = 50_000

async function tableIn(csv: string): Promise<string[][]> {
  try {
    return await tableApart.readLines(csv, MOST_ROWS)
  } catch (error) {
    if (error instanceof TableRefused) throw badInput({ csv: error.message })
    throw error
  }
}
