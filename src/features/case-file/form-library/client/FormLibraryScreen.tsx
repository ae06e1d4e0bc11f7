import { useEffect, useRef, useState } from 'react'
import { formLibraryApi } from '#case-file/client/api.ts'
import { formNumber } from '#formats/form-names.ts'
import { Role } from '#formats/roles.ts'
import { counted } from '#formats/words.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { IconChevronLeft, IconRefresh, IconUpload } from '#ui/icons.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Hue } from '#ui/theme/tokens.ts'
import type { EditionRow, ImportRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { blankFile } from './blanks.ts'
import { Differences } from './Differences.tsx'
import { EditionDetails } from './EditionDetails.tsx'
import { EditionTable } from './EditionTable.tsx'
import { FetchList, isBeingFetched } from './FetchList.tsx'
import styles from './form-library.module.css'

const POLL_MS = 700
const READING_MS = 6000

/** /visaFormsUpload: the official blanks, which editions there are, and what became of each upload. */
export default function FormLibraryScreen() {
  const mayEdit = useViewer().roleId === Role.provider
  const editions = useOperation(formLibraryApi.list, {})
  // A firm reads which editions are in use; where they come from is the provider's business.
  const keeps = useSignedIn().rights?.includes('formLibrary:read') ?? false
  const imports = useOperation(formLibraryApi.imports, {}, { enabled: keeps })
  const fetches = useOperation(formLibraryApi.fetches, {}, { enabled: keeps })
  const fetchNow = useCommand(formLibraryApi.fetchNow, { refresh: [formLibraryApi.fetches] })
  const upload = useCommand(formLibraryApi.upload, { refresh: [formLibraryApi.imports] })
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const source = fetches.items?.source

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
      <PageHeader
        title="Form Library"
        standing={standing(rows, mayEdit)}
        action={
          mayEdit && (
            <>
              {source !== undefined && source !== 'none' && (
                <Button
                  icon={<IconRefresh size={16} aria-hidden />}
                  loading={isFetching || reading || fetchNow.loading}
                  onClick={() => void lookAgain().catch(() => {})}
                >
                  {source === 'agency' ? 'Look again' : 'Read the folder again'}
                </Button>
              )}
              <Button icon={<IconUpload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
                Upload a blank
              </Button>
            </>
          )
        }
      />
      <Stack>
        {/* A phone shows the list or, once a form is chosen, that form. */}
        <div className={styles.panes} data-chosen={chosen !== undefined || undefined}>
          <div>
            <EditionTable
              rows={rows}
              loading={editions.loading}
              error={editions.error ?? undefined}
              onRetry={() => void editions.reload()}
              onOpen={({ id }) => setChosen(id)}
            />
            {editions.items && <p className={styles.accounted}>{accounted(editions.items.mapped)}</p>}
          </div>
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
        {fetches.items && <FetchList {...fetches.items} problem={fetchNow.error?.message} />}
        {mayEdit && (
          <Card title="Import official forms">
            <FileDrop
              inputRef={chooser}
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
        {keeps && <ImportList items={files} />}
      </Stack>
    </>
  )
}

/** An edition that was carried over, or whose blank was refused, comes first: only a person can decide on it. */
const waitsForSomebody = ({ carried, status }: EditionRow) =>
  (carried !== null && !carried.confirmed) || status === 'Refused'

function standing(rows: readonly EditionRow[] | undefined, mayEdit: boolean): string {
  if (!rows) return 'The blanks the product fills, edition by edition.'
  const mapped = rows.filter((row) => row.mapped)
  const here = new Set(mapped.flatMap(({ formId, status }) => (status === 'Imported' ? [formId] : [])))
  const missing = [...new Set(mapped.map(({ formId }) => formId))].filter((formId) => !here.has(formId))
  const forms = counted(new Set(mapped.map(({ formId }) => formId)).size, 'form')
  if (missing.length === 0) return [`${forms}, each with its blank.`, ...newer(rows, mayEdit)].join(' ')
  const names = missing.map(formNumber).join(', ')
  return [
    `Missing blanks: ${names}. Until they are here, these forms stand on proof pages, which cannot be filed.`,
    ...newer(rows, mayEdit),
  ].join(' ')
}

/** Later editions that wait for somebody, counted. */
function newer(rows: readonly EditionRow[], mayEdit: boolean): string[] {
  const open = rows.filter(waitsForSomebody)
  if (open.length === 0) return []
  const usable = open.filter(({ carried }) => carried !== null).length
  const found = `${counted(open.length, 'newer edition was', 'newer editions were')} found`
  const then = mayEdit ? 'after you confirm it' : 'once it is confirmed'
  return [usable > 0 ? `${found}; ${usable} can be used ${then}.` : `${found} and cannot be used yet.`]
}

const accounted = ({ forms, fields, unaccounted }: { forms: number; fields: number; unaccounted: number }): string =>
  unaccounted === 0
    ? `All ${fields.toLocaleString('en')} fields of ${counted(forms, 'form')} are accounted for.`
    : `${unaccounted.toLocaleString('en')} of ${fields.toLocaleString('en')} fields are not accounted for.`

const hues: Record<ImportRow['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Imported: 'green',
  Refused: 'orange',
  Failed: 'red',
}

const isUnderWay = ({ status }: Pick<ImportRow, 'status'>) => status === 'Waiting' || status === 'Working'

/** What became of each file, the newest first. */
function ImportList({ items }: { items: readonly ImportRow[] }) {
  if (items.length === 0) return null
  return (
    <Card title="Files">
      <ul className={styles.files}>
        {items.map((each) => (
          <li key={each.id} className={styles.file}>
            <div className={styles.fileHead}>
              <span className={styles.fileName}>{each.fileName}</span>
              <StatusBadge hue={hues[each.status]}>{each.status}</StatusBadge>
              <span className={styles.hint}>{showMoment(each.createdAt)}</span>
            </div>
            {isUnderWay(each) && (
              <>
                <progress className={styles.progress} aria-label={`Progress of ${each.fileName}`} />
                <p role="status">{each.step || 'Waiting for its turn'} …</p>
              </>
            )}
            {each.message && <p>{each.message}</p>}
            <Differences of={each.fileName} differences={each.differences} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
