import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { useSay } from '#ui/say.ts'
import type { FamilyMember } from '../family-records.ts'
import styles from './family.module.css'
import { type FamilyCell, relationWords } from './family-rows.ts'

/** One of the family, with what they are to the principal and how old. */
export function Who({ name, relation, age, path }: Pick<FamilyMember, 'name' | 'relation' | 'age' | 'path'>) {
  const say = useSay()
  return (
    <span className={styles.who}>
      <Avatar name={name} />
      <span>
        <Link to={path}>{name}</Link>
        <span className={styles.dimmed}>
          {[say(relationWords(relation)), age === null ? '' : String(age)].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}

/** How far one form or paper is: a gap in color, leading to where it is filled. */
export function Cell({ words, gap, to }: FamilyCell) {
  const icon = gap ? <IconAlertTriangle size={15} aria-hidden /> : <IconCheck size={15} aria-hidden />
  return (
    <span className={gap ? styles.gap : styles.ready} data-tone={gap ? 'amber' : 'green'}>
      {icon}
      {to ? <Link to={to}>{words}</Link> : words}
    </span>
  )
}
