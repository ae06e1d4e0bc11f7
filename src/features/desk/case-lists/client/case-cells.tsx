import { awaitedNames, turnWords, YOU } from '#case-file/cases/awaited-words.ts'
import { hueOf } from '#case-file/cases/client/words.ts'
import { toOthers } from '#case-file/cases/item-words.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { isDecided } from '#case-types/status/statuses.ts'
import { trackOf } from '#case-types/status/track.ts'
import { saidName } from '#case-types/words/said.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { said } from '#preparation/deadlines/said.ts'
import { IconBolt } from '#ui/icons.ts'
import { Due } from '#ui/items/Due.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Track } from '#ui/items/Track.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import styles from './case-lists.module.css'

/** Whom it is about, over the company; a company's own matter has the company alone. */
export function PersonCell({ row: { personName, companyName }, company }: { row: CaseRow; company: boolean }) {
  const name = personName || companyName
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      <span className={styles.two}>
        <strong>{name}</strong>
        {company && personName && <span>{companyName}</span>}
      </span>
    </span>
  )
}

/** As people say it; a bolt marks premium processing. */
export function TypeCell({ row: { typeId, subType, typeName, mode, premium } }: { row: CaseRow }) {
  return (
    <span title={typeName} className={styles.type}>
      {saidName(typeId, subType)}
      {mode === 'DIY' && ' (DIY)'}
      {premium && <IconBolt size={16} className={styles.bolt} aria-label="Premium processing" role="img" />}
    </span>
  )
}

export function StatusCell({ row: { status, outcome, statusName } }: { row: CaseRow }) {
  return <StatusBadge hue={hueOf(status, outcome)}>{statusName}</StatusBadge>
}

/** How far a case is, as everybody reads it; how it ended, once it has. */
export function StageCell({ row }: { row: CaseRow }) {
  const { outcome, status } = row
  return isDecided(status) && outcome ? (
    <StatusBadge hue={hueOf(status, outcome)}>{outcome}</StatusBadge>
  ) : (
    <Track mini {...trackOf(row)} />
  )
}

/** Every side awaited, the reader in front; what for stands beside it with its day, and under the pointer. */
export function WaitingCell({ row, roleId }: { row: CaseRow; roleId: number }) {
  return (
    <span className={styles.names} title={turnWords(row, roleId) || undefined}>
      {awaitedNames(row, roleId).map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          {name === YOU ? <strong>{YOU}</strong> : name}
        </span>
      ))}
    </span>
  )
}

/** The next date over what it is for. */
export function DueCell({ row: { nextDueOn, nextDueTitle } }: { row: CaseRow }) {
  const { isEmployee } = useViewer()
  if (!nextDueOn) return null
  return (
    <span className={styles.two}>
      <Due on={nextDueOn} inline />
      <span className={styles.whole}>{said(isEmployee ? nextDueTitle : toOthers(nextDueTitle))}</span>
    </span>
  )
}
