import { useCallback } from 'react'
import { useSession } from '#identity/sessions/client/session.ts'
import { lookUpsApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { type Found, LookUp, type LookUpProps } from '#ui/fields/LookUp.tsx'
import type { List } from '../check.ts'

/** The lists that questionnaires suggest from. */
type Suggested = Exclude<List, 'poverty'>

/** What is kept of what was found: a code, or a place by its name. */
const keeps: Record<Suggested, (found: Found) => string> = {
  soc: ({ code }) => code,
  naics: ({ code }) => code,
  port: ({ words, title }) => (title.length === 2 ? `${words}, ${title}` : words),
  post: ({ words }) => words,
}

type LookUpFieldProps = Omit<LookUpProps, 'find' | 'keeps'> & { list: Suggested }

/** A code or a place, found by everyday words; what is typed is accepted too. */
export function LookUpField({ list, ...field }: LookUpFieldProps) {
  // Somebody with a link has no session to ask with: a plain field then.
  const isIn = useSession().phase === 'in'
  const find = useCallback(
    async (text: string) => (isIn ? (await call(lookUpsApi.find, { list, text })).items : []),
    [isIn, list],
  )
  return <LookUp {...field} find={find} keeps={keeps[list]} />
}
