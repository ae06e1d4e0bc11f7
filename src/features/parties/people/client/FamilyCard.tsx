import { showDate } from '#formats/dates.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Person, Relative } from '../records.ts'
import { DependentDialog } from './DependentDialog.tsx'
import styles from './people.module.css'
import { RelationDialog } from './RelationDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useRestoring } from './use-restoring.tsx'
import { fullName } from './words.ts'

/** Everybody of the household; each has a page of the own. */
export function FamilyCard({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const adding = useDialog<null>()
  const relating = useDialog<Relative>()
  const removing = useDialog<Relative>()
  const restoring = useRestoring(onChanged)
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
          <Member
            key={relative.id}
            relative={relative}
            current={relative.id === person.id}
            keeping={
              isPrincipal && relative.relation !== 'Principal'
                ? { relate: relating.open, remove: removing.open, restore: restoring.restore }
                : undefined
            }
          />
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
      {relating.subject && (
        <RelationDialog
          key={`relation ${relating.turn}`}
          opened={relating.opened}
          relative={relating.subject}
          onClose={relating.close}
          onDone={onChanged}
        />
      )}
      {removing.subject && (
        <RemoveDialog
          key={`remove ${removing.turn}`}
          opened={removing.opened}
          relative={removing.subject}
          onClose={removing.close}
          onDone={onChanged}
        />
      )}
      {restoring.refusal}
    </Card>
  )
}

type Keeping = Record<'relate' | 'remove' | 'restore', (relative: Relative) => void>
type MemberProps = { relative: Relative; current: boolean; keeping: Keeping | undefined }

function Member({ relative, current, keeping }: MemberProps) {
  const { id, relation, birthDate, login, status } = relative
  const removed = status === 'Inactive'
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
      <span className={styles.jobHead}>
        {removed && <StatusBadge>Removed</StatusBadge>}
        {login && <StatusBadge hue={login.status === 'Active' ? 'green' : 'gray'}>Login: {login.status}</StatusBadge>}
        {keeping && <Buttons relative={relative} removed={removed} keeping={keeping} />}
      </span>
    </li>
  )
}

function Buttons({ relative, removed, keeping }: { relative: Relative; removed: boolean; keeping: Keeping }) {
  const name = fullName(relative)
  if (removed)
    return (
      <Button size="small" aria-label={`Take ${name} back`} onClick={() => keeping.restore(relative)}>
        Take back
      </Button>
    )
  return (
    <>
      <Button size="small" aria-label={`Change the relationship of ${name}`} onClick={() => keeping.relate(relative)}>
        Relationship
      </Button>
      <Button size="small" aria-label={`Remove ${name}`} onClick={() => keeping.remove(relative)}>
        Remove
      </Button>
    </>
  )
}
