import { useEffect, useState } from 'react'
import { formNumber } from '#formats/form-names.ts'
import { Role } from '#formats/roles.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { IconChevronLeft } from '#ui/icons.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { blankFile, formLibraryApi } from './api.ts'
import { EditionDetails } from './EditionDetails.tsx'
import { EditionTable } from './EditionTable.tsx'
import { FetchList, isBeingFetched } from './FetchList.tsx'
import styles from './form-library.module.css'
import { ImportList, isUnderWay } from './ImportList.tsx'

const POLL_MS = 700
const READING_MS = 6000

/** /visaFormsUpload: the official blanks, which editions there are, and what became of each upload. */
export default function FormLibraryScreen() {
  const mayEdit = useViewer().roleId === Role.provider
  const editions = useOperation(formLibraryApi.list, {})
  const imports = useOperation(formLibraryApi.imports, {})
  const fetches = useOperation(formLibraryApi.fetches, {})
  const fetchNow = useCommand(formLibraryApi.fetchNow, { refresh: [formLibraryApi.fetches] })
  const upload = useCommand(formLibraryApi.upload, { refresh: [formLibraryApi.imports] })
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<number>()

  const files = imports.items?.items ?? []
  const [reading, setReading] = useState(false)
  const isFetching = fetches.items?.items.some(isBeingFetched) ?? false
  const working = files.some(isUnderWay) || isFetching || reading
  const { reload: reloadImports } = imports
  const { reload: reloadFetches } = fetches
  const { reload: reloadEditions } = editions
  useEffect(() => {
    if (!working) return
    const timer = setInterval(() => void Promise.all([reloadImports(), reloadFetches()]), POLL_MS)
    return () => {
      clearInterval(timer)
      void reloadEditions()
    }
  }, [working, reloadImports, reloadFetches, reloadEditions])

  // A folder is read in the background: what it brought is looked at for a while.
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => setReading(false), READING_MS)
    return () => clearTimeout(timer)
  }, [reading])
  const lookAgain = async () => {
    await fetchNow.run({})
    setReading(true)
  }

  const send = async (chosen: File[]) => {
    setProblem(undefined)
    const refused: string[] = []
    for (const file of chosen) {
      try {
        await upload.run(blankFile(file))
      } catch (error) {
        refused.push(`${file.name}: ${error instanceof Error ? error.message.replace(/^file: /, '') : String(error)}`)
      }
    }
    if (refused.length > 0) setProblem(refused.join(' '))
  }
  const rows = editions.items?.items
  const shown = rows?.find(({ id }) => id === chosen) ?? rows?.find(waitsForSomebody) ?? rows?.[0]
  return (
    <>
      <PageHeader title="Form Library" standing={standing(rows)} />
      <Stack>
        {/* A phone shows the list or, once a form is chosen, that form. */}
        <div className={styles.panes} data-chosen={chosen !== undefined || undefined}>
          <EditionTable
            rows={rows}
            loading={editions.loading}
            error={editions.error ?? undefined}
            onRetry={() => void editions.reload()}
            onOpen={({ id }) => setChosen(id)}
          />
          {shown && (
            <Card
              title={`${formNumber(shown.formId)} ${shownEdition(shown.edition)}`}
              actions={
                <span className={styles.back}>
                  <Button variant="subtle" icon={<IconChevronLeft size={16} />} onClick={() => setChosen(undefined)}>
                    All forms
                  </Button>
                </span>
              }
            >
              <EditionDetails
                key={shown.id}
                row={shown}
                others={(rows ?? []).filter(({ formId, id }) => formId === shown.formId && id !== shown.id)}
                mayEdit={mayEdit}
              />
            </Card>
          )}
        </div>
        {fetches.items && (
          <FetchList
            {...fetches.items}
            onLookAgain={mayEdit ? () => void lookAgain().catch(() => {}) : undefined}
            looking={isFetching || reading || fetchNow.loading}
            problem={fetchNow.error?.message}
          />
        )}
        {mayEdit && (
          <Card title="Import official forms">
            <FileDrop
              label="Official forms"
              text={upload.loading ? 'Sending …' : 'Choose official forms, or drop them here'}
              hint="The official PDF, as downloaded, up to 20 MB each. A file that differs from its edition is refused."
              accept=".pdf"
              multiple
              disabled={upload.loading}
              onFiles={(chosen) => void send(chosen)}
              error={problem}
            />
          </Card>
        )}
        <ImportList items={files} />
      </Stack>
    </>
  )
}

/** An edition that was carried over, or whose blank was refused, comes first: only a person can decide on it. */
const waitsForSomebody = ({ carried, status }: EditionRow) =>
  (carried !== null && !carried.confirmed) || status === 'Refused'

function standing(rows: readonly EditionRow[] | undefined): string {
  if (!rows) return 'The blanks the product fills, edition by edition.'
  const mapped = rows.filter((row) => row.mapped)
  const here = new Set(mapped.flatMap(({ formId, status }) => (status === 'Imported' ? [formId] : [])))
  const missing = [...new Set(mapped.map(({ formId }) => formId))].filter((formId) => !here.has(formId))
  if (missing.length === 0) return 'The blank of every form the product fills is here.'
  const names = missing.map(formNumber).join(', ')
  return `Missing blanks: ${names}. Until they are here, these forms stand on proof pages, which cannot be filed.`
}
