import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import type { CallFailed } from './call-failed.ts'
import { isFailure, useUntoldReads } from './failed-reads.ts'
import styles from './not-loaded.module.css'

type NotLoadedProps = {
  /** Of the card whose place it takes; without one it is a line. */
  title?: string
  of: { error: CallFailed | null; reload: () => unknown }
}

/** In the place of a part whose read failed; a part that is not there would read as "nothing to do". While it loads, nothing. */
export function NotLoaded({ title, of: { error, reload } }: NotLoadedProps) {
  if (!error || !isFailure(error)) return null
  const line = <Line again={() => void reload()} words="This could not be loaded." />
  return title === undefined ? line : <Card title={title}>{line}</Card>
}

/** Above the page, for every failed read that no part of it tells: a choice that stays empty, a line that is missing. */
export function NotAllLoaded() {
  const reads = useUntoldReads()
  if (reads.length === 0) return null
  return (
    <div className={styles.above}>
      <Line
        words="Part of this page could not be loaded."
        again={() => {
          for (const { again } of reads) again()
        }}
      />
    </div>
  )
}

function Line({ words, again }: { words: string; again: () => void }) {
  const say = useSay()
  return (
    <p role="alert" className={styles.line}>
      {say(words)}{' '}
      <Button variant="link" onClick={again}>
        {say('Try again')}
      </Button>
    </p>
  )
}
