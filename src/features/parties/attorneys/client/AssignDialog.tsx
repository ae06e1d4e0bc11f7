import { useState } from 'react'
import { counted } from '#formats/words.ts'
import { attorneysApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { EmptyState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { AssignedCompany } from '../records.ts'
import styles from './attorneys.module.css'
import { attorneyReads } from './use-sign-ins.tsx'
import { andList, nameOf, namesOf } from './words.ts'

type AssignDialogProps = {
  opened: boolean
  /** Takes companies away instead. */
  ends: boolean
  companies: readonly AssignedCompany[]
  onClose: () => void
  onDone: () => void
}

type Choice = { id: number; firstName: string; lastName: string; hint?: string }

/** Several attorneys for several companies at once. */
export function AssignDialog({ opened, ends, companies, onClose, onDone }: AssignDialogProps) {
  const firms = new Set(companies.map(({ lawFirmId }) => lawFirmId))
  const [lawFirmId] = firms
  const oneFirm = firms.size === 1 && lawFirmId !== null && lawFirmId !== undefined
  const names =
    companies.length <= 3
      ? andList(companies.map(({ name }) => name))
      : counted(companies.length, 'company', 'companies')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={ends ? `Take ${names} from attorneys` : `Assign attorneys to ${names}`}
    >
      {ends || oneFirm ? (
        <Choices
          key={names}
          {...{ ends, companies, onClose, onDone }}
          lawFirmId={lawFirmId ?? undefined}
          opened={opened}
        />
      ) : (
        <EmptyState
          title={firms.has(null) ? 'Here a law firm is missing' : 'These companies have different law firms'}
          text="An attorney works for companies that their firm represents. Set the law firm first, or choose companies of one firm."
          action={<Button onClick={onClose}>Choose again</Button>}
        />
      )}
    </Dialog>
  )
}

type ChoicesProps = AssignDialogProps & { lawFirmId: number | undefined }

function Choices({ ends, companies, lawFirmId, opened, onClose, onDone }: ChoicesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const assign = useCommand(attorneysApi.assign, { refresh: attorneyReads })
  const unassign = useCommand(attorneysApi.unassign, { refresh: attorneyReads })
  const { items } = useOperation(attorneysApi.list, { lawFirmId, limit: 200 }, { enabled: opened && !ends })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const choices = ends ? working(companies) : items?.items.filter(({ status }) => status !== 'Inactive').map(withHint)
  if (!choices) return <Loading lines={3} />
  if (choices.length === 0)
    return (
      <EmptyState
        title="The firm has no attorneys yet"
        text="Create one first; the link goes by e-mail."
        action={<LinkButton to="/visaCareAddNewAttorney">New attorney</LinkButton>}
      />
    )
  const picked = choices.filter(({ id }) => chosen.has(id))
  const run = () =>
    attempt(async () => {
      const pairs = { attorneyIds: picked.map(({ id }) => id), companyIds: companies.map(({ id }) => id) }
      await (ends ? unassign : assign).run(pairs)
      const many = counted(companies.length, 'company', 'companies')
      toast(ends ? `${many} taken from ${namesOf(picked)}.` : `${namesOf(picked)}: ${many} assigned.`, {
        kind: 'success',
      })
      onDone()
    })
  return (
    <>
      <fieldset className={styles.checks}>
        <legend className={styles.dimmed}>
          {ends
            ? 'They and their assistants lose sight of the companies at once. You can assign them again.'
            : 'They and their assistants see these companies, their people and their cases.'}
        </legend>
        {choices.map((choice) => (
          <CheckField
            key={choice.id}
            label={nameOf(choice)}
            hint={choice.hint}
            checked={chosen.has(choice.id)}
            onChange={(on) =>
              setChosen(new Set(on ? [...chosen, choice.id] : [...chosen].filter((id) => id !== choice.id)))
            }
          />
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant={ends ? 'danger' : 'primary'}
          disabled={picked.length === 0}
          loading={assign.loading || unassign.loading}
          onClick={() => void run()}
        >
          {ends ? 'Remove' : 'Assign'}
        </Button>
      </div>
      {refusal}
    </>
  )
}

const withHint = ({
  id,
  firstName,
  lastName,
  companies,
  barStates,
}: Choice & { companies: number; barStates: string[] }): Choice => ({
  ...{ id, firstName, lastName },
  hint: [counted(companies, 'company', 'companies'), barStates.length > 0 && `bar: ${barStates.join(', ')}`]
    .filter(Boolean)
    .join(' · '),
})

/** Those who work for at least one of the companies. */
function working(companies: readonly AssignedCompany[]): Choice[] {
  const known = new Map<number, Choice>()
  for (const attorney of companies.flatMap((company) => company.attorneys)) known.set(attorney.id, attorney)
  return [...known.values()]
}
