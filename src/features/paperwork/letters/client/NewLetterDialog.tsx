import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { lettersApi } from '#paperwork/client/api.ts'
import { letterPath } from '#paperwork/document-editor/paths.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Link, useNavigateTo } from '#ui/navigation.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import own from './letters.module.css'
import { useLetterWork, WorkProgress } from './WorkProgress.tsx'
import { counted, piecesOf } from './words.ts'

export const refresh = [lettersApi.list]
export const templatesPath = '/visaCareLetterTemplates'

type Props = { caseId: number; opened: boolean; onClose: () => void }

/** Choose a template, read the letter with what is missing, make it. */
export function NewLetterDialog({ caseId, opened, onClose }: Props) {
  const [template, choose] = useState<string>()
  return (
    <Dialog opened={opened} onClose={onClose} title={template ? 'Preview' : 'Which letter?'} size="lg">
      {template ? (
        <Preview caseId={caseId} template={template} onBack={() => choose(undefined)} onClose={onClose} />
      ) : (
        <Templates caseId={caseId} onChoose={choose} />
      )}
    </Dialog>
  )
}

function Templates({ caseId, onChoose }: { caseId: number; onChoose: (key: string) => void }) {
  const { items, error } = useOperation(lettersApi.templates, { caseId })
  if (error) return <ErrorState message={error.message} />
  if (!items) return <Loading lines={6} />
  return (
    <ul className={styles.list}>
      {items.items.map(({ key, name, about, own: isOwn }) => (
        <li key={key}>
          <span className={styles.grow}>
            {name}
            <span className={styles.under}>{[isOwn && 'Your own template.', about].filter(Boolean).join(' ')}</span>
          </span>
          <Button size="small" aria-label={`Choose ${name}`} onClick={() => onChoose(key)}>
            Choose
          </Button>
        </li>
      ))}
    </ul>
  )
}

type PreviewProps = { caseId: number; template: string; onBack: () => void; onClose: () => void }

function Preview({ caseId, template, onBack, onClose }: PreviewProps) {
  const { items, error } = useOperation(lettersApi.preview, { caseId, template })
  const make = useCommand(lettersApi.make, { refresh })
  const { work, follow } = useLetterWork()
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigateTo()
  if (error) return <ErrorState message={error.message} />
  if (!items || items.template.key !== template) return <Loading lines={10} />
  const { missing, text, used, problems } = items
  const makeIt = () => {
    setRefused(undefined)
    return follow(make.run({ caseId, template }))
      .then(({ fileId }) => {
        onClose()
        if (fileId !== null) navigate(letterPath(fileId))
      })
      .catch((problem: Error) => setRefused(problem.message))
  }
  return (
    <>
      <p>
        <strong>{items.template.name}.</strong> {counted(used.length, 'fact')} filled in
        {missing.length === 0 ? '. Nothing is missing.' : `, ${missing.length} missing.`}
      </p>
      {problems.length > 0 && <p role="alert">{problems.join(' ')}</p>}
      {missing.length > 0 && (
        <ul className={own.missing} aria-label="Missing facts">
          {missing.map(({ name, label, where, link }) => (
            <li key={name}>
              <span>{label}</span>
              {link ? (
                <Link to={link}>{where === 'Questions' ? 'Answer it' : where}</Link>
              ) : (
                <span className={styles.dimmed}>{where}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Scrollable className={own.preview} label="How the letter reads">
        {piecesOf(
          text,
          missing.map(({ label }) => label),
        ).map((piece, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
          piece.missing ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
        )}
      </Scrollable>
      <WorkProgress work={work} name={items.template.name} />
      {refused && <p role="alert">{refused}</p>}
      <div className={own.side}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" loading={make.loading || work !== undefined} onClick={() => void makeIt()}>
          {missing.length > 0 ? 'Make it and fill in later' : 'Make the letter'}
        </Button>
      </div>
    </>
  )
}
