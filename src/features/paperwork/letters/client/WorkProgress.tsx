import { useState } from 'react'
import { lettersApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { LetterWork } from '../records.ts'
import own from './letters.module.css'

const STEPS = 3

/** How far a letter is that is being written or printed. */
export function WorkProgress({ work, name }: { work: LetterWork | undefined; name: string }) {
  if (!work || work.status === 'Ready' || work.status === 'Failed') return null
  return (
    <div className={own.progress}>
      <progress max={STEPS} value={work.doneSteps} aria-label={`Progress of ${name}`} />
      <p role="status">{work.step ? `${work.step} …` : 'Waiting for its turn …'}</p>
    </div>
  )
}

const ASK_AGAIN_MS = 400

/** Follows a letter that is being written or printed until it is done; what went wrong is thrown as its sentence. */
export function useLetterWork() {
  const [work, setWork] = useState<LetterWork>()
  const follow = async (started: Promise<LetterWork>): Promise<LetterWork> => {
    try {
      let now = await started
      for (setWork(now); now.status === 'Waiting' || now.status === 'Working'; setWork(now)) {
        await new Promise((next) => setTimeout(next, ASK_AGAIN_MS))
        now = await call(lettersApi.work, { id: now.id })
      }
      if (now.status === 'Failed') throw new Error(now.message)
      return now
    } finally {
      setWork(undefined)
    }
  }
  return { work, follow }
}
