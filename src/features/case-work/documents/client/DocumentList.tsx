import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { IconUpload } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import type { CaseDocuments, Document } from '../records.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { DocumentItem } from './DocumentItem.tsx'
import styles from './documents.module.css'
import { NewVersionDialog } from './NewVersionDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

type DocumentListProps = { of: CaseDocuments; onUpload: () => void }

/** Everything that came in, also what nobody asked for. */
export function DocumentList({ of, onUpload }: DocumentListProps) {
  const { documents, versions, may } = of
  const viewing = useDialog<Document>()
  const changing = useDialog<Document>()
  const replacing = useDialog<Document>()
  return (
    <Card
      title="Documents"
      actions={
        may.upload && (
          <Button variant="primary" size="small" icon={<IconUpload size={16} aria-hidden />} onClick={() => onUpload()}>
            Add documents
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <p className={styles.hint}>No document has been added yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Documents">
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              may={may}
              onView={() => viewing.open(document)}
              onChange={() => changing.open(document)}
              onReplace={() => replacing.open(document)}
            />
          ))}
        </ul>
      )}
      {viewing.subject && (
        <PreviewDialog
          key={viewing.turn}
          opened={viewing.opened}
          document={viewing.subject}
          versions={versions.filter(({ documentId }) => documentId === viewing.subject?.id)}
          onClose={viewing.close}
        />
      )}
      {changing.subject && (
        <DetailsDialog
          key={`change ${changing.turn}`}
          opened={changing.opened}
          of={of}
          document={documents.find(({ id }) => id === changing.subject?.id) ?? changing.subject}
          onClose={changing.close}
        />
      )}
      {replacing.subject && (
        <NewVersionDialog
          key={`replace ${replacing.turn}`}
          opened={replacing.opened}
          document={replacing.subject}
          onClose={replacing.close}
        />
      )}
    </Card>
  )
}
