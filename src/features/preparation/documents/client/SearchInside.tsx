import { useEffect, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { useOperation } from '#platform/client/use-operation.ts'
import { documentTextsApi } from '#preparation/client/api.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { type Say, useSay } from '#ui/say.ts'
import type { FoundInside } from '../contract.ts'
import { holdsNumber } from '../personal-numbers.ts'
import own from './documents.module.css'

const SHORTEST = 2
const PAUSE_MS = 300

/** Finds documents by what stands in them: of one case, or of all in sight. */
export function SearchInside({ caseId }: { caseId?: number }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = text.length >= SHORTEST
  const { items, error } = useOperation(documentTextsApi.find, { text, caseId }, { enabled: asked })
  return (
    <search className={own.inside}>
      <TextField label={say('Search inside documents')} value={typed} onChange={setTyped} />
      {asked && error && <p role="alert">{error.message}</p>}
      {asked && items && (
        <>
          <p role="status">{foundWords({ ...items, text }, say)}</p>
          {items.items.length > 0 && (
            <ul className={styles.list} aria-label={say('Found in documents')}>
              {items.items.map((found) => (
                <FoundRow key={found.documentId} found={found} withCase={caseId === undefined} />
              ))}
            </ul>
          )}
        </>
      )}
    </search>
  )
}

function FoundRow({ found, withCase }: { found: FoundInside; withCase: boolean }) {
  const { name, fileName, caseNumber, path, snippet } = found
  return (
    <li>
      <span className={styles.grow}>
        {withCase ? <Link to={path}>{name}</Link> : <strong>{name}</strong>}
        <span className={styles.under}>
          {withCase ? `Case ${caseNumber} · ` : ''}
          {fileName}
        </span>
        <span className={own.snippet}>
          …
          {snippet.map((piece, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
            piece.hit ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
          )}
          …
        </span>
      </span>
    </li>
  )
}

type Found = { text: string; items: readonly unknown[]; withoutWords: number; waiting: number }

/** Nothing found is no proof that nothing is there: what could not be searched, or not searched for, is said. */
export function foundWords({ text, items, withoutWords, waiting }: Found, say: Say): string {
  return [
    foundIn(items.length, holdsNumber(text), say),
    withoutWords === 1 && say('1 document could not be searched: a picture, a scan, or numbers.'),
    withoutWords > 1 && say('{n} documents could not be searched: pictures, scans, or numbers.', { n: withoutWords }),
    waiting === 1 && say('1 document is not read yet.'),
    waiting > 1 && say('{n} documents are not read yet.', { n: waiting }),
  ]
    .filter(Boolean)
    .join(' ')
}

function foundIn(count: number, hasNumber: boolean, say: Say): string {
  if (count === 1) return say('Found in 1 document.')
  if (count > 1) return say('Found in {n} documents.', { n: count })
  return hasNumber
    ? say('Not searched: numbers shaped like a Social Security, A- or passport number are kept out of the search.')
    : say('Found in no document.')
}
