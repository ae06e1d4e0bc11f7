import { useEffect } from 'react'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { useToast } from '#ui/toasts.tsx'
import { questionnaireAt } from '../../paths.ts'
import { isOpen } from '../open-cases.ts'
import { openUnsent } from './unsent-queue.ts'

/** Sends what an earlier visit of this user left behind in this browser. Questionnaires that are open send for themselves. */
export default function UnsentAnswers({ owner }: { owner: string }) {
  const toast = useToast()
  useEffect(() => {
    const send = async () => {
      // A questionnaire that is about to open takes up what waits for it.
      const opening = questionnaireAt(window.location.pathname)
      const unsent = openUnsent(owner)
      const found = (await unsent.all()).filter(({ caseId }) => !isOpen(caseId) && caseId !== opening)
      let sent = 0
      for (const { caseId, subject, waiting } of found) {
        const { version, answers, typed } = waiting
        if (Object.keys(answers).length === 0) continue
        try {
          await call(questionnairesApi.save, { caseId, changes: [{ subject, answers: answers as never, version }] })
          sent += Object.keys(answers).length
          const rest = Object.keys(typed).length > 0 ? { version: 0, answers: {}, typed } : null
          unsent.keep(caseId, subject, rest)
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error
          if (error.status === 0 || error.status === 401) return
          toast(
            `Some answers you gave earlier are not saved yet: ${error.message} Open the questionnaire to look at them.`,
          )
        }
      }
      if (sent > 0)
        toast(sent === 1 ? 'One answer from before was sent.' : `${sent} answers from before were sent.`, {
          kind: 'success',
        })
    }
    void send().catch(() => {})
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [owner, toast])
  return null
}
