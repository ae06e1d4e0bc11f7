import { useState } from 'react'
import { useTenants } from '#identity/users/client/tenants.ts'
import { importsApi } from '#parties/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconUpload } from '#ui/icons.ts'
import { Link, useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Import } from '../contract.ts'
import type { ImportKind } from '../targets.ts'
import styles from './imports.module.css'
import { listOf, rowsInWords, statusWords, titleOf } from './words.ts'

/** The first step: for whom, and which file. */
export function UploadStep({ kind }: { kind: ImportKind }) {
  const viewer = useViewer()
  const choosesCompany = kind === 'people' && viewer.companyId === null
  const companies = useTenants('company', { enabled: choosesCompany })
  const asked = new URLSearchParams(window.location.search).get('companyId') ?? ''
  const [chosen, setChosen] = useState(asked)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<{ company?: string; file?: string }>({})
  const recent = useOperation(importsApi.list, { kind })
  const people = useCommand(importsApi.uploadPeople, { refresh: [importsApi.list] })
  const firms = useCommand(importsApi.uploadCompanies, { refresh: [importsApi.list] })
  const navigate = useNavigateTo()

  const companyId = viewer.companyId ?? Number(chosen)
  const send = async () => {
    const missing = {
      ...(kind === 'people' && !companyId && { company: 'Field is required' }),
      ...(!file && { file: 'Choose a file first.' }),
    }
    setProblem(missing)
    if (!file || missing.company) return
    try {
      const made = await (kind === 'people' ? people.run(peopleFile(companyId, file)) : firms.run(companiesFile(file)))
      navigate(`/import/${made.id}`)
    } catch (error) {
      setProblem({ file: error instanceof Error ? error.message.replace(/^file: /, '') : String(error) })
    }
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf(kind)}
        standing="From a spreadsheet: upload, say what the columns hold, look at the check, confirm."
        action={<LinkButton to={listOf(kind)}>Back to the list</LinkButton>}
      />
      <Stack>
        <Card title="1. Choose the file">
          {choosesCompany && (
            <SelectField
              label="Company"
              required
              searchable
              options={companies.options}
              value={chosen}
              onChange={setChosen}
              error={problem.company}
            />
          )}
          <FileDrop
            label="File"
            text={file ? file.name : 'Choose a file, or drop it here'}
            hint={hints[kind]}
            accept=".csv,.xlsx"
            onFiles={([first]) => setFile(first)}
            error={problem.file}
          />
          <div className={styles.actions}>
            <Button
              variant="primary"
              icon={<IconUpload size={16} aria-hidden />}
              loading={people.loading || firms.loading}
              onClick={() => void send()}
            >
              Upload
            </Button>
          </div>
        </Card>
        <RecentImports items={recent.items?.items ?? []} />
      </Stack>
    </div>
  )
}

const hints: Record<ImportKind, string> = {
  people:
    'CSV or XLSX, up to 20,000 rows and 10 MB. Headings in the first row; needed are last name, first name, e-mail and job title.',
  companies:
    'CSV or XLSX, up to 2,000 rows and 10 MB. Headings in the first row; needed are company name and e-mail. Their users are invited afterwards.',
}

/** In the browser an upload is a Blob; the server finds its stream there. */
const peopleFile = (companyId: number, file: Blob) =>
  ({ companyId, file }) as unknown as RefInput<typeof importsApi.uploadPeople>
const companiesFile = (file: Blob) => ({ file }) as unknown as RefInput<typeof importsApi.uploadCompanies>

function RecentImports({ items }: { items: readonly Import[] }) {
  if (items.length === 0) return null
  return (
    <Card title="Earlier imports">
      <ul className={styles.recent}>
        {items.map((each) => (
          <li key={each.id}>
            <Link to={`/import/${each.id}`}>{each.fileName}</Link>
            <StatusBadge hue={statusWords[each.status].hue}>{statusWords[each.status].text}</StatusBadge>
            <span className={styles.hint}>
              {[each.companyName, rowsInWords(each.totalRows), showMoment(each.createdAt)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
