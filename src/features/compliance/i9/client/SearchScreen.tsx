import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { pathOfForm } from '../form-path.ts'
import styles from './i9.module.css'

/** /visaCarei9SearchDetails: a search over all forms. */
export default function SearchScreen() {
  const { items, error, reload } = useOperation(i9Api.dashboard, {})
  const [search, setSearch] = useState('')
  if (error && !items) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  const wanted = search.trim().toLowerCase()
  const found = items.rows.filter(
    ({ id, name, jobTitle }) => id !== null && `${name} ${jobTitle}`.toLowerCase().includes(wanted),
  )
  return (
    <>
      <PageHeader title="I-9 Details" standing="Find a form by name or job." />
      <Card flush>
        <div className={styles.box}>
          <TextField label="Find a person" type="search" value={search} onChange={setSearch} />
        </div>
        {found.length === 0 && <EmptyState title="No form is found." text="Look for another name." />}
        <OpenItems label="Forms">
          {found.slice(0, 100).map((row) => (
            <OpenItemRow
              key={row.id}
              kind="date"
              what={row.name}
              about={`${[row.jobTitle, row.title].filter(Boolean).join(', ')}. ${row.about}`}
              dueOn={row.dueOn}
              action={{ verb: 'Open', label: `Open, ${row.name}`, to: pathOfForm(row) }}
            />
          ))}
        </OpenItems>
      </Card>
    </>
  )
}
