import { caseTypeById } from './all.ts'

type Of = { id: number; typeId?: number | null }

/**
 * The address of a case, for every mail, notification, feed, file and screen: its type's own (decisions §3), or, where only
 * its id is known, the one that shows any case. `within` is what follows it: a tab, a place on the page.
 */
export const casePath = ({ id, typeId }: Of, within: '' | `?${string}` | `#${string}` = ''): string =>
  `${caseTypeById(typeId ?? 0)?.detailsRoute ?? ANY_CASE}/${id}${within}`

/** The same for a case opened a moment ago, where the specification has an address of its own for that. */
export const justOpenedPath = ({ id, typeId }: Required<Of>): string => {
  const route = caseTypeById(typeId ?? 0)?.justOpenedRoute
  return route === undefined ? casePath({ id, typeId }) : `${route}/${id}`
}

const ANY_CASE = '/visaCareAttorneyCaseDetails'
