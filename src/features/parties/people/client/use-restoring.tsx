import { peopleApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { useToast } from '#ui/toasts.tsx'
import type { Relative } from '../records.ts'
import { fullName } from './words.ts'

/** Taking a removed family member back loses nothing, so it happens at once. */
export function useRestoring(onChanged: () => void) {
  const run = useCommand(peopleApi.restoreDependent, { refresh: [peopleApi.list] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const restore = (relative: Relative) =>
    void attempt(async () => {
      await run.run({ id: relative.id })
      toast(`${fullName(relative)} belongs to the family again.`, { kind: 'success' })
      onChanged()
    })
  return { restore, refusal }
}
