import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import type { Remark } from '#case-file/cases/records.ts'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { IconFileText } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { inEnglish, type Say, useSay } from '#ui/say.ts'
import page from '../case-page.module.css'
import { titleOfSide } from '../overview/people.ts'

type MessageItemProps = {
  message: Remark
  file: Pick<CaseDetails, 'id' | 'people'>
  /** With to whom it went and who has read it. */
  whole?: boolean
}

/** One message: from whom, when, and what. */
export function MessageItem({ message, file, whole = false }: MessageItemProps) {
  const say = useSay()
  const own = personOf(useSignedIn()).userId
  const { byName, by, at, text, document, unread } = message
  const side = file.people.find(({ userId }) => userId === by)?.side
  return (
    <li>
      <Avatar name={byName} size={24} />
      <div className={styles.grow}>
        <div className={page.messageHead}>
          <span>
            <strong>{byName}</strong>
            {side && <span className={styles.dimmed}> · {say(titleOfSide[side])}</span>}
            {unread && <span className={page.unread}> {say('New')}</span>}
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
        {whole && message.readers.length > 0 && <p className={styles.dimmed}>{readWords(message, say, own)}</p>}
      </div>
    </li>
  )
}

/** "To you, Priya NAIR (read 11-15-2026 09:02), Miriam LANE (not read yet)": whoever reads it knows that they do. */
export const readWords = (
  { readers, toChosen }: Pick<Remark, 'readers' | 'toChosen'>,
  say: Say = inEnglish,
  own?: number,
): string => {
  const names = readers.map(({ userId, name, readAt }) =>
    userId === own
      ? say('you')
      : `${name} (${readAt ? say('read {at}', { at: showMoment(readAt) }) : say('not read yet')})`,
  )
  return say(toChosen ? 'Only to {names}' : 'To {names}', { names: names.join(', ') })
}
