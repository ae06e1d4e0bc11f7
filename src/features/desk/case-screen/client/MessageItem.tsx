import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import type { Remark } from '#case-file/cases/records.ts'
import { documentsApi } from '#case-work/documents/client/api.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { IconFileText } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import page from './case-page.module.css'
import { titleOfSide } from './people.ts'

type MessageItemProps = {
  message: Remark
  file: Pick<CaseDetails, 'id' | 'people'>
  /** With to whom it went and who has read it. */
  whole?: boolean
}

/** One message: from whom, when, and what. */
export function MessageItem({ message, file, whole = false }: MessageItemProps) {
  const { byName, by, at, text, document, unread } = message
  const side = file.people.find(({ userId }) => userId === by)?.side
  return (
    <li>
      <Avatar name={byName} size={24} />
      <div className={styles.grow}>
        <div className={page.messageHead}>
          <span>
            <strong>{byName}</strong>
            {side && <span className={styles.dimmed}> · {titleOfSide[side]}</span>}
            {unread && <span className={page.unread}> New</span>}
          </span>
          <span className={styles.dimmed}>{showMoment(at)}</span>
        </div>
        <p className={styles.text}>{text}</p>
        {document && (
          <ConfirmedButton
            className={page.attached}
            variant="subtle"
            size="small"
            icon={<IconFileText size={16} aria-hidden />}
            work={() => download(hrefOf(documentsApi.file, { caseId: file.id, id: document.id }))}
          >
            {document.name}
          </ConfirmedButton>
        )}
        {whole && message.readers.length > 0 && <p className={styles.dimmed}>{readWords(message)}</p>}
      </div>
    </li>
  )
}

/** "To Priya NAIR (read 11-15-2026 09:02), Miriam LANE (not read yet)". */
export const readWords = ({ readers, toChosen }: Pick<Remark, 'readers' | 'toChosen'>): string =>
  `${toChosen ? 'Only to' : 'To'} ${readers
    .map(({ name, readAt }) => `${name} (${readAt ? `read ${showMoment(readAt)}` : 'not read yet'})`)
    .join(', ')}`
