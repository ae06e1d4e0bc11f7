import { useEffect } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { ExportsCard } from './ExportsCard.tsx'
import { ImportsCard } from './ImportsCard.tsx'
import { isUnderWay } from './standings.ts'

const ASK_AGAIN_MS = 2_000

/** /visaCareAllData: everything of a company or a law firm as one encrypted archive, and archives brought from elsewhere. */
export default function ArchivesScreen() {
  const { items: found, error, reload } = useOperation(tenantArchivesApi.list, {})
  const underWay = found?.items.some(isUnderWay) ?? false
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [underWay, reload])
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={6} />
  const { items, may } = found
  return (
    <div className={styles.page}>
      <PageHeader
        title="Data Archives"
        standing="Take all your data with you in open formats, documents included, in one encrypted file."
      />
      {may.export && <ExportsCard items={items.filter(({ kind }) => kind === 'export')} />}
      {may.import && <ImportsCard items={items.filter(({ kind }) => kind === 'import')} />}
      {!may.export && !may.import && (
        <EmptyState title="Choose a company first" text="An archive is made of one company or one law firm." />
      )}
    </div>
  )
}
