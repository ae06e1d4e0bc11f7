import { useState } from 'react'
import { emailNotValidOrTaken, isEmail } from '#formats/email.ts'
import { companiesApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'

type Problem = 'none' | 'notValid' | 'taken'
type Left = { email: string; problem: Problem }

/** Checks an e-mail address as the field is left: its form, and whether a company or an account has it already. */
export function useEmailCheck({ asks, own }: { asks: boolean; own: string }) {
  const [left, setLeft] = useState<Left>()
  const problemOf = (email: string) => (left?.email === email.trim() ? left.problem : 'none')

  const leave = async (typed: string) => {
    const email = typed.trim()
    if (email === '' || email.toLowerCase() === own.toLowerCase() || left?.email === email) return
    const [problem] = await Promise.all([problemWith(email, asks), pause()])
    setLeft({ email, problem })
  }
  return {
    leave: (typed: string) => void leave(typed),
    isTaken: (email: string) => problemOf(email) === 'taken',
    errorOf: (email: string) => (problemOf(email) === 'none' ? undefined : emailNotValidOrTaken),
  }
}

async function problemWith(email: string, asks: boolean): Promise<Problem> {
  if (!isEmail(email)) return 'notValid'
  // Unanswered, the question is asked again by saving: the server has the last word.
  const { taken } = asks ? await call(companiesApi.emailTaken, { email }).catch(() => NOT_KNOWN) : NOT_KNOWN
  return taken ? 'taken' : 'none'
}

const NOT_KNOWN = { taken: false }

// Whoever leaves the field by pressing a button must not have it pushed away under the finger by a new line of text.
const pause = () => new Promise((resolve) => setTimeout(resolve, 250))
