import { showDate } from '#formats/dates.ts'
import { type familyRelations, relationsOffered } from '#formats/options.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconUserPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Person, Relative } from '../records.ts'
import { DependentDialog } from './DependentDialog.tsx'
import styles from './people.module.css'
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

/** Taking a removed family member back loses nothing, so it happens at once. */
function useRestoring(onChanged: () => void) {
  const run = useCommand(peopleApi.restoreDependent, { refresh: [peopleApi.list] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const restore = (relative: Relative) =>
    void attempt(async () => {
      await run.run({ id: relative.id })
      toast(`${fullName(relative)} belongs to the family again.`, { kind: 'success' })
      onChanged()
    })
  return { restore, refusal }
}

/** Takes somebody out of the family. */
function RemoveDialog({ opened, relative, onClose, onDone }: RelativeDialogProps) {
  const remove = useCommand(peopleApi.removeDependent, { refresh: [peopleApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Field is required' } : {}),
    submit: async ({ reason }) => {
      await remove.run({ id: relative.id, reason })
      toast(`${fullName(relative)} was removed from the family.`, { kind: 'success' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Remove ${fullName(relative)} from the family?`}>
      <Form form={form}>
        <p>
          {fullName(relative)} does not belong to new cases any more
          {relative.login && ', and the login is switched off'}. The record, its history and its documents stay, and you
          can take it back.
        </p>
        <TextField label="Reason" required maxLength={500} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            Remove
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

type RelativeDialogProps = { opened: boolean; relative: Relative; onClose: () => void; onDone: () => void }

/** What a family member is to the employee, corrected. */
function RelationDialog({ opened, relative, onClose, onDone }: RelativeDialogProps) {
  const change = useCommand(peopleApi.changeRelation, { refresh: [peopleApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: { relationship: relative.relation as string },
    check: ({ relationship }) => (relationship === '' ? { relationship: 'Field is required' } : {}),
    submit: async ({ relationship }) => {
      await change.run({ id: relative.id, relationship: relationship as (typeof familyRelations)[number] })
      toast(`${fullName(relative)}: ${relationship}.`, { kind: 'success' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Relationship of ${fullName(relative)}`}>
      <Form form={form}>
        <p>Forms that are filled in from now on say it this way. What was filed stays as it was.</p>
        <SelectField
          label="Relationship"
          required
          placeholder={null}
          options={relationsOffered({ recorded: relative.relation })}
          {...form.field('relationship')}
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!form.changed} loading={form.submitting}>
            Change
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
