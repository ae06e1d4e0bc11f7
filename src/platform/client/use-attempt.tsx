import { type ReactNode, useCallback, useState } from 'react'
import { NoticeDialog } from '#ui/dialogs/NoticeDialog.tsx'

type Attempt = {
  /** Runs a command that has no form of its own; false when it was refused. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
  /** Put it anywhere on the screen: says why a command was refused. */
  refusal: ReactNode
}

export function useAttempt(): Attempt {
  const [text, setText] = useState<string>()
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      setText(error instanceof Error ? error.message : String(error))
      return false
    }
  }, [])
  return {
    attempt,
    refusal: <NoticeDialog title="This was not done" text={text} onClose={() => setText(undefined)} />,
  }
}
