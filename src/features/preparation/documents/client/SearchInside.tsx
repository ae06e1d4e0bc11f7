import { useEffect, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { useOperation } from '#platform/client/use-operation.ts'
import { documentTextsApi } from '#preparation/client/api.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { useSay } from '#ui/say.ts'
import type { FoundInside } from '../text-contract.ts'
import own from './documents.module.css'
import { foundWords } from './found-words.ts'

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
