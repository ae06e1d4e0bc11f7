import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh as refreshDocuments } from '#case-work/documents/client/refresh.ts'
import { Chip } from '#ui/page/Chip.tsx'
import type { LetterToSign } from '../records.ts'
import styles from './sign.module.css'

const AGAIN_MS = 3000

/** Letters that are printed to be sent, and those that could not be: they are not envelopes yet. */
export function LettersToSign({ letters, onWait }: { letters: readonly LetterToSign[]; onWait: () => void }) {
  const queries = useQueryClient()
  const waits = letters.some(({ status }) => status !== 'Failed')
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(onWait, AGAIN_MS)
    return () => {
      clearInterval(timer)
      // What was printed is a document of the case by now.
      for (const { name } of refreshDocuments) void queries.invalidateQueries({ queryKey: [name] })
    }
  }, [waits, onWait, queries])
  return letters.map(({ id, name, status, step, message, first }) => (
    <div key={id} className={styles.envelope}>
      <span className={styles.grow}>
        {name.replace(/\.docx$/i, '')}
        <span className={styles.under}>
          {status === 'Failed'
            ? `${message} Nobody was asked to sign it. Send it again.`
            : `${step || 'Waiting for its turn'}. Then it goes to ${first ?? 'who signs first'}.`}
        </span>
      </span>
      {status === 'Failed' ? <Chip hue="red">Not sent</Chip> : <Chip>Being printed</Chip>}
    </div>
  ))
}
