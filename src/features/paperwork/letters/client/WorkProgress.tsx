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
