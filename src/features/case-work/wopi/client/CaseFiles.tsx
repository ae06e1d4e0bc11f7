import { useState } from 'react'
import { editableFilesApi } from '#case-work/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { EditorPage } from '../pages.ts'
import { AddWordFile } from './AddWordFile.tsx'
import { CollectionLink } from './CollectionLink.tsx'
import { lettersCasePath, lettersPath } from './letter-paths.ts'
import { OneFile } from './OneFile.tsx'
import styles from './wopi.module.css'

/** The newest file of a kind in a case; where there are several, the reader chooses. */
export function CaseFiles({ page, caseId }: { page: EditorPage; caseId: number }) {
  const files = useOperation(editableFilesApi.list, { caseId, kind: page.kind })
  const [chosen, setChosen] = useState<number>()
  if (files.error) return <ErrorState message={files.error.message} onRetry={() => void files.reload()} />
  if (!files.items) return <Loading lines={8} />
  const { items, may } = files.items
  const file = items.find(({ id }) => id === chosen) ?? items[0]
  if (!file)
    return (
      <div className={styles.narrow}>
        <h1>{page.title}</h1>
        <EmptyState
          title={page.none}
          text={
            may.write
              ? 'Write it from a template, or add a Word file to begin.'
              : 'You see it here once the law firm shares it with you.'
          }
          link={
            may.write
              ? { to: lettersPath(caseId), words: 'Write a letter' }
              : { to: lettersCasePath(caseId), words: 'Open the case' }
          }
        />
        {may.write && <AddWordFile caseId={caseId} kind={page.kind ?? 'letter'} />}
      </div>
    )
  return (
    <div className={styles.page}>
      {items.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={page.title}
            value={String(file.id)}
            placeholder={null}
            onChange={(id) => setChosen(Number(id))}
            options={items.map(({ id, name, changedAt }) => ({
              value: String(id),
              label: `${name} (${showMoment(changedAt)})`,
            }))}
          />
        </div>
      )}
      {page.kind === 'collection' && file.may.write && <CollectionLink id={file.id} />}
      <OneFile key={file.id} id={file.id} view={page.view ?? false} />
    </div>
  )
}
