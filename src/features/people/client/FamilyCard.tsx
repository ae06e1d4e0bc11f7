import { useDialog } from '#platform/client/use-dialog.ts'
import { showDate } from '#platform/formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Person, Relative } from '../records.ts'
import { DependentDialog } from './DependentDialog.tsx'
import styles from './people.module.css'
import { fullName } from './words.ts'

/** Everybody of the household; each has a page of the own. */
export function FamilyCard({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const adding = useDialog<null>()
  const isPrincipal = person.relation === 'Principal'
  return (
    <Card
      title="Household"
      actions={
        isPrincipal && (
          <Button size="small" icon={<IconUserPlus size={16} aria-hidden />} onClick={() => adding.open(null)}>
            Add family member
          </Button>
        )
      }
    >
      <ul className={styles.family}>
        {person.household.map((relative) => (
          <Member key={relative.id} relative={relative} current={relative.id === person.id} />
        ))}
      </ul>
      {isPrincipal && person.household.length === 1 && (
        <p className={styles.dimmed}>Spouse, children and parents belong here, with their own passports and I-94s.</p>
      )}
      <DependentDialog
        key={adding.turn}
        opened={adding.opened}
        principal={person}
        onClose={adding.close}
        onDone={() => {
          adding.close()
          onChanged()
        }}
      />
    </Card>
  )
}

function Member({ relative, current }: { relative: Relative; current: boolean }) {
  const { id, relation, birthDate, login } = relative
  const said = [relation === 'Principal' ? 'Employee' : relation, birthDate && `born ${showDate(birthDate)}`]
  return (
    <li>
      <span>
        {current ? (
          <strong>{fullName(relative)}</strong>
        ) : (
          <Link to={`/visaCareEmploymentInfo?person=${id}`}>{fullName(relative)}</Link>
        )}
        <span className={styles.dimmed}> {said.filter(Boolean).join(', ')}</span>
      </span>
      {login && <StatusBadge hue={login.status === 'Active' ? 'green' : 'gray'}>Login: {login.status}</StatusBadge>}
    </li>
  )
}
