import { useState } from 'react'
import { saidName } from '#case-types/words/said.ts'
import { OpenNoticesCard, useOpenNotices } from '#compliance/i9/client/OpenNoticesCard.tsx'
import { dashboardsApi } from '#desk/client/api.ts'
import { addDays } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { greeting } from '#ui/greeting.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { FilterChip, FilterChips } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import type { WorkloadRow } from '../records.ts'
import type { DashboardData } from './DashboardScreen.tsx'
import { LegalDates } from './DateList.tsx'
import { unassignedOf, withLateDates, withNotices, workloadWords } from './home-words.ts'
import styles from './homes.module.css'
import { MoveCasesDialog } from './MoveCasesDialog.tsx'
import { ALL_SET } from './my-items.ts'
import { useRemind } from './use-remind.tsx'
import { WorkloadTable } from './WorkloadTable.tsx'
import { WorkTable } from './WorkTable.tsx'

type HomeProps = { data: DashboardData; name: string; listPath: (filter: Record<string, string>) => string }

/** The home of who runs a law firm: who has how much, what is late, and which cases nobody has. */
export default function FirmHome({ data, name, listPath }: HomeProps) {
  const [typeId, setTypeId] = useState<number>()
  const found = useOperation(dashboardsApi.workload, typeId === undefined ? {} : { typeId })
  const moving = useDialog<WorkloadRow>()
  const covering = useDialog<WorkloadRow>()
  const { remind, dialog } = useRemind()
  const open = useOpenNotices()
  const rows = found.items?.rows ?? []
  const unassigned = unassignedOf(rows)
  return (
    <div className={styles.page}>
      <PageHeader
        title={greeting(name)}
        standing={found.items && withNotices(workloadWords(rows), open.n)}
        action={
          unassigned > 0 && (
            <LinkButton to={listPath({ attorneyId: 'none', open: 'true', select: 'all' })} variant="primary">
              Assign {counted(unassigned, 'case')}
            </LinkButton>
          )
        }
      />
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {!found.items && !found.error && <Loading lines={8} />}
      {found.items && (
        <WorkloadTable
          rows={rows}
          chips={<Kinds byType={data.counts.byType} value={typeId} onChange={setTypeId} />}
          onMove={moving.open}
          onCover={covering.open}
          listPath={(filter) => listPath({ ...filter, ...(typeId !== undefined && { typeId: String(typeId) }) })}
        />
      )}
      <div className={styles.columns} data-wide>
        <WorkTable
          data={withLateDates(data, today())}
          nothing={withNotices(ALL_SET, open.n)}
          whose
          until={addDays(today(), 7)}
          onRemind={(id) => remind([id])}
        />
        <div className={styles.column}>
          <OpenNoticesCard {...open} whose />
          {found.items && <Clients clients={found.items.clients} listPath={listPath} />}
          {data.helpRequested > 0 && (
            <Card
              title={`${counted(data.helpRequested, 'do-it-yourself case asks', 'do-it-yourself cases ask')} for an attorney`}
            >
              <div>
                <LinkButton to="/visaCareManageAttorneyHelpCases">
                  {data.helpRequested === 1 ? 'See it' : 'See them'}
                </LinkButton>
              </div>
            </Card>
          )}
          <LegalDates items={data.dates} totals={data.totals} />
        </div>
      </div>
      {moving.subject && (
        <MoveCasesDialog
          key={`move ${moving.turn}`}
          from={moving.subject}
          others={attorneysBut(rows, moving.subject)}
          opened={moving.opened}
          onClose={moving.close}
          onDone={() => void found.reload()}
        />
      )}
      {covering.subject && (
        <CoverDialog
          key={`cover ${covering.turn}`}
          row={covering.subject}
          others={attorneysBut(rows, covering.subject)}
          opened={covering.opened}
          onClose={covering.close}
        />
      )}
      {dialog}
    </div>
  )
}

const attorneysBut = (rows: readonly WorkloadRow[], { attorneyId: but }: WorkloadRow) =>
  rows.filter(({ attorneyId }) => attorneyId !== null && attorneyId !== but)

type KindsProps = {
  byType: Readonly<Record<string, number>>
  value: number | undefined
  onChange: (typeId: number | undefined) => void
}

/** One chip for each kind of case there is; the table then counts only those. */
function Kinds({ byType, value, onChange }: KindsProps) {
  const kinds = Object.entries(byType).filter(([, cases]) => cases > 0)
  if (kinds.length < 2) return null
  return (
    <FilterChips label="Workload" onClear={value === undefined ? undefined : () => onChange(undefined)}>
      {kinds.map(([id]) => (
        <FilterChip
          key={id}
          on={value === Number(id)}
          onToggle={() => onChange(value === Number(id) ? undefined : Number(id))}
        >
          {saidName(Number(id))}
        </FilterChip>
      ))}
    </FilterChips>
  )
}

type Client = { companyId: number; name: string; open: number; overdue: number }

function Clients({ clients, listPath }: { clients: readonly Client[]; listPath: HomeProps['listPath'] }) {
  return (
    <Card title="Clients" count={clients.length} flush actions={<Link to="/visaCareManageClients">All clients</Link>}>
      {clients.length === 0 && <p className={styles.more}>No client has an open case.</p>}
      <ul className={styles.figures}>
        {clients.map(({ companyId, name, open, overdue }) => {
          const to = (filter: Record<string, string>) => listPath({ companyId: String(companyId), ...filter })
          return (
            <li key={companyId}>
              <span className={styles.text}>{name}</span>
              <span className={styles.pair}>
                <Link to={to({ open: 'true' })}>{open.toLocaleString('en')} open</Link>
                {overdue > 0 && (
                  <Link to={to({ owed: 'overdue' })} className={styles.late}>
                    {overdue.toLocaleString('en')} overdue
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type CoverDialogProps = {
  row: WorkloadRow
  others: readonly WorkloadRow[]
  opened: boolean
  onClose: () => void
}

const WEEK = 7

/** Somebody is out: until when, and who is told in their place. */
function CoverDialog({ row, others, opened, onClose }: CoverDialogProps) {
  const cover = useCommand(dashboardsApi.cover, { refresh: [dashboardsApi.workload] })
  const { attempt, refusal } = useAttempt()
  const attorneyId = row.attorneyId ?? 0
  const form = useForm({
    initial: { until: row.outUntil ?? addDays(today(), WEEK), coverId: '' },
    check: ({ until, coverId }) => ({
      ...(until === '' || until < today() ? { until: 'Enter the last day out, today or later.' } : {}),
      ...(coverId === '' ? { coverId: 'Choose who stands in.' } : {}),
    }),
    submit: async ({ until, coverId }) => {
      await cover.run({ attorneyId, until, coverId: Number(coverId) })
      onClose()
    },
  })
  const back = () =>
    attempt(async () => {
      await cover.run({ attorneyId, until: null })
      onClose()
    })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Cover for ${row.name}`}>
      <Form form={form}>
        <p>
          The colleague who stands in is told everything that {row.name} would be told, until the last day out. The
          cases stay with {row.name}.
        </p>
        <DateField label="Last day out" required {...form.field('until')} />
        <SelectField
          label="Who covers"
          required
          options={others.map(({ attorneyId: id, name }) => ({ value: String(id), label: name }))}
          {...form.field('coverId')}
        />
        {refusal}
        <FormActions>
          {row.outUntil !== null && (
            <Button loading={cover.loading} onClick={() => void back()}>
              Back at work
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
