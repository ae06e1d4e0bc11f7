import { casePath } from '#case-types/case-path.ts'
import { implement } from '#platform/operation/context.ts'
import { isOutside } from '#platform/operation/look-in.ts'
import type { FoundInside } from '#preparation/documents/contract.ts'
import { findInside } from '#preparation/documents/server/text-store.ts'
import { type Found, search } from '../contract.ts'
import { inOrder, rightFor } from '../rules.ts'
import { find } from './store.ts'

const MOST_INSIDE = 5
/** Shorter words stand in every document. */
const SHORTEST_INSIDE = 3

const asFound = ({ documentId, name, caseNumber, snippet, path }: FoundInside): Found => ({
  ...{ kind: 'document', id: documentId, companyId: null, employmentId: null, exact: false, path, title: name },
  hint: `${caseNumber}: …${snippet.map(({ text }) => text).join('')}…`,
})

const withPath = ({ typeId, ...found }: Awaited<ReturnType<typeof find>>[number]): Found =>
  found.kind === 'case' ? { ...found, path: casePath({ id: found.id, typeId }) } : found

export const searchHandlers = implement(search, {
  find: async ({ db, actor, services }, { text, limit }) => {
    const mayRead = (await services.rights.of(actor.roleId)).has('case:read')
    const [found, inside] = await Promise.all([
      find(db, actor, text, limit),
      mayRead && !isOutside(actor) && text.length >= SHORTEST_INSIDE
        ? findInside(db, actor, { text, most: MOST_INSIDE })
        : [],
    ])
    const rights = await services.rights.of(actor.roleId)
    const own = actor.scope === 'person'
    const records = inOrder(found.filter(({ kind }) => own || rights.has(rightFor[kind] ?? '')))
    return { items: [...records.map(withPath), ...inside.map(asFound)].slice(0, limit) }
  },
})
