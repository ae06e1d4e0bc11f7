import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { showDate } from '#formats/dates.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { companiesApi } from '#parties/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { retentionApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import type { DueDocument, LegalHold, RuleShown } from '../contract.ts'
import { ReasonForm, refreshHolds } from './HoldDialogs.tsx'
import { HoldList } from './HoldList.tsx'

/** How long documents are kept, what is held, and what may be destroyed. */
export default function RetentionScreen() {
  const due = useOperation(retentionApi.due, {})
  const holds = useOperation(retentionApi.holds, {})
  const error = due.error ?? holds.error
  if (error) return <ErrorState message={error.message} />
  if (!due.items || !holds.items) return <Loading lines={8} />
  const { rules, items, may } = due.items
  return (
    <div className={styles.page}>
      <PageHeader
        title="Retention and Legal Holds"
        standing="Nothing is destroyed by itself: somebody confirms it, and nothing that is held can be."
      />
      <DueCard items={items} mayDestroy={may.destroy} />
      <div className={styles.columns}>
        <HoldsCard holds={holds.items.items} mayPlace={holds.items.may.place} />
        <RulesCard rules={rules} mayChange={may.destroy} />
      </div>
    </div>
  )
}

function DueCard({ items, mayDestroy }: { items: readonly DueDocument[]; mayDestroy: boolean }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const asking = useDialog<true>()
  const destroy = useConfirmedCommand(retentionApi.destroy, { refresh: [retentionApi.due] })
  const there = chosen.filter((id) => items.some(({ documentId }) => documentId === id))
  return (
    <Card
      title="Due for destruction"
      count={items.length}
      actions={
        mayDestroy &&
        there.length > 0 && (
          <Button variant="danger" onClick={() => asking.open(true)}>
            Destroy {there.length}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Nothing is due" text="Documents of ended cases appear here when their time is over." />
      ) : (
        <ul className={styles.list}>
          {items.map(({ documentId, name, fileName, caseNumber, companyName, keptUntil, source, confirmed: sure }) => (
            <li key={documentId}>
              <span className={styles.grow}>
                {mayDestroy ? (
                  <CheckField
                    label={`${name}, case ${caseNumber}`}
                    checked={there.includes(documentId)}
                    onChange={(on) => setChosen(on ? [...there, documentId] : there.filter((id) => id !== documentId))}
                  />
                ) : (
                  `${name}, case ${caseNumber}`
                )}
                <span className={styles.under}>
                  {companyName} · {fileName} · kept until {showDate(keptUntil)} · {source}
                </span>
              </span>
              {!sure && <StatusBadge hue="orange">No fixed rule</StatusBadge>}
            </li>
          ))}
        </ul>
      )}
      {asking.subject && (
        <ReasonForm
          key={asking.turn}
          opened={asking.opened}
          onClose={asking.close}
          title={`Destroy ${there.length} ${there.length === 1 ? 'document' : 'documents'}?`}
          text="Their files cannot be brought back. What they were, when they were destroyed and by whom stays on record. Packages that were filed are not touched."
          label="Why now?"
          action="Destroy them"
          work={(reason) => destroy.run({ documentIds: [...there], reason })}
        />
      )}
      {destroy.dialog}
    </Card>
  )
}

function HoldsCard({ holds, mayPlace }: { holds: readonly LegalHold[]; mayPlace: boolean }) {
  const placing = useDialog<true>()
  return (
    <Card
      title="Legal holds"
      count={holds.filter(({ endedAt }) => endedAt === null).length}
      actions={
        mayPlace && (
          <Button size="small" onClick={() => placing.open(true)}>
            Hold a client
          </Button>
        )
      }
    >
      {holds.length === 0 && (
        <EmptyState title="No legal hold" text="Hold a client here, or one case on its Documents tab." />
      )}
      <HoldList holds={holds} mayEnd={mayPlace} />
      {placing.subject && <HoldCompanyDialog key={placing.turn} opened={placing.opened} onClose={placing.close} />}
    </Card>
  )
}

function RulesCard({ rules, mayChange }: { rules: readonly RuleShown[]; mayChange: boolean }) {
  const changing = useDialog<RuleShown>()
  return (
    <Card title="How long documents are kept">
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.kind}>
            <span className={styles.grow}>
              {rule.name}: {rule.months} months
              <span className={styles.under}>
                {rule.source}
                {rule.own && ` · yours since ${showDate(rule.from)}`}
              </span>
            </span>
            {!rule.confirmed && <StatusBadge hue="orange">No fixed rule</StatusBadge>}
            {mayChange && (
              <Button size="small" aria-label={`Change ${rule.name}`} onClick={() => changing.open(rule)}>
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing.subject && (
        <RuleDialog key={changing.turn} opened={changing.opened} rule={changing.subject} onClose={changing.close} />
      )}
    </Card>
  )
}

const REQUIRED = 'Field is required'

/** A new row from a day on; what held before stays on record. */
function RuleDialog({ rule, opened, onClose }: { rule: RuleShown; opened: boolean; onClose: () => void }) {
  const save = useCommand(retentionApi.setRule, { refresh: [retentionApi.due] })
  const form = useForm({
    initial: { months: String(rule.months), source: rule.source, from: today(), confirmed: rule.confirmed },
    check: ({ months, source, from }) => ({
      ...(!/^\d{1,4}$/.test(months.trim()) && { months: 'Enter a number of months.' }),
      ...(source.trim().length < 3 && { source: REQUIRED }),
      ...(from === '' && { from: REQUIRED }),
    }),
    submit: async ({ months, source, from, confirmed }) => {
      await save.run({ kind: rule.kind, months: Number(months), source, from, confirmed })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={rule.name}>
      <Form form={form}>
        <TextField label="Months" required {...form.field('months')} />
        <TextField label="Where the rule stands" required maxLength={500} {...form.field('source')} />
        <DateField label="From" required {...form.field('from')} />
        <CheckField
          label="The law is sure about it"
          checked={form.values.confirmed}
          onChange={(on) => form.set('confirmed', on)}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

/** Holds everything of a client: its cases, those that come later too, and the company's own documents. */
export function HoldCompanyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const { items } = useOperation(companiesApi.list, { search, limit: 50 })
  const place = useCommand(retentionApi.place, { refresh: refreshHolds })
  const form = useForm({
    initial: { companyId: '', reason: '' },
    check: ({ companyId, reason }) => ({
      ...(companyId === '' && { companyId: REQUIRED }),
      ...(reason.trim().length < 3 && { reason: REQUIRED }),
    }),
    submit: async ({ companyId, reason }) => {
      await place.run({ companyId: Number(companyId), reason })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Hold all records of a client">
      <p>While it holds, nothing of this client can be removed or destroyed, by anybody.</p>
      <Form form={form}>
        <SelectField
          label="Client"
          required
          searchable
          onSearch={setSearch}
          options={(items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('companyId')}
        />
        <TextAreaField label="Why is it held?" required maxLength={1000} rows={3} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Place the hold" />
      </Form>
    </Dialog>
  )
}
