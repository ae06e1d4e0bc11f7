import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { emailNotValidOrTaken, isEmail } from '#platform/formats/email.ts'
import { companiesApi } from './api.ts'

type Left = { email: string; problem: 'none' | 'notValid' | 'taken' }

/** Checks an e-mail address as the field is left: its form, and whether a company or an account has it already. */
export function useEmailCheck({ asks, own }: { asks: boolean; own: string }) {
  const [left, setLeft] = useState<Left>()
  const problemOf = (email: string) => (left?.email === email.trim() ? left.problem : 'none')

  const leave = async (typed: string) => {
    const email = typed.trim()
    if (email === '' || email.toLowerCase() === own.toLowerCase() || left?.email === email) return
    if (!isEmail(email)) return setLeft({ email, problem: 'notValid' })
    if (!asks) return
    // Unanswered, the question is asked again by saving: the server has the last word.
    const answer = await call(companiesApi.emailTaken, { email }).catch(() => ({ taken: false }))
    setLeft({ email, problem: answer.taken ? 'taken' : 'none' })
  }
  return {
    leave: (typed: string) => void leave(typed),
    isTaken: (email: string) => problemOf(email) === 'taken',
    errorOf: (email: string) => (problemOf(email) === 'none' ? undefined : emailNotValidOrTaken),
  }
}
