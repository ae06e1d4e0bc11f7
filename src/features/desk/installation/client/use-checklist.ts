import { useEffect } from 'react'
import { installationApi } from '#desk/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'

const SOON_MS = 1_000
const LATER_MS = 10_000

/** The checklist, asked again by itself while an e-mail or the forms are on their way. */
export function useChecklist() {
  const { items: checklist, error, reload } = useOperation(installationApi.checklist, {})
  const sending = checklist?.mail.test?.status === 'waiting'
  const arriving =
    checklist?.phase === 'open' && checklist.steps.some(({ id, state }) => id === 'forms' && state === 'open')
  useEffect(() => {
    if (!sending && !arriving) return
    const timer = setInterval(() => void reload(), sending ? SOON_MS : LATER_MS)
    return () => clearInterval(timer)
  }, [sending, arriving, reload])
  return { checklist, error, reload }
}
