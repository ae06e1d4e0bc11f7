import { requireRight } from '#case-file/cases/server/require-right.ts'
import { implement } from '#platform/operation/context.ts'
import { documentTexts } from '../text-contract.ts'
import { findInside, notSearched } from './text-store.ts'

const MOST_FOUND = 50

export const documentTextsHandlers = implement(documentTexts, {
  find: async (context, { text, caseId }) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    const [items, left] = await Promise.all([
      findInside(db, actor, { text, caseId, most: MOST_FOUND }),
      notSearched(db, actor, caseId),
    ])
    return { items, ...left }
  },
})
