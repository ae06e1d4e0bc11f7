import { type ReactNode, useCallback, useState } from 'react'
import { NoticeDialog } from '#ui/dialogs/NoticeDialog.tsx'
import { CallFailed } from './call-failed.ts'

type Attempt = {
  /** Runs a command that has no form of its own; false when it was refused. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
  /** Put it anywhere on the screen: says why a command was refused. */
  refusal: ReactNode
}

/** The sentence for a person: where a field is refused with a whole one, without the field's name in the code before it. */
export function wordsOf(error: unknown): string {
  const said = error instanceof CallFailed ? Object.values(error.fields) : []
  if (said.length > 0 && said.every((each) => /^\p{Lu}.*[.!?]$/su.test(each))) return said.join(' ')
  return error instanceof Error ? error.message : String(error)
}

export function useAttempt(): Attempt {
  const [text, setText] = useState<string>()
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      setText(wordsOf(error))
      return false
    }
  }, [])
  return {
    attempt,
    refusal: <NoticeDialog title="This was not done" text={text} onClose={() => setText(undefined)} />,
  }
}
