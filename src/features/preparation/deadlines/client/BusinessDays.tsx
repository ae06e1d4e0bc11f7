import { useState } from 'react'
import { useTenants } from '#identity/users/client/tenants.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { deadlineSettingsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { readDays, showDays } from '../settings.ts'

/** The days a company is open: Form I-9, postings and public access files count its business days. */
export function BusinessDays() {
  const viewer = useViewer()
  const [chosen, setChosen] = useState('')
  const [search, setSearch] = useState('')
  const companies = useTenants('company', { enabled: viewer.companyId === null, search })
  const companyId = viewer.companyId ?? Number(chosen)
  const found = useOperation(deadlineSettingsApi.calendarOf, { companyId }, { enabled: companyId > 0 })
  return (
    <Card title="Business days of a company">
      <p className={rows.dimmed}>
        Form I-9, postings and public access files count the days the employer is open. Without an entry these are
        Monday to Friday without federal holidays.
      </p>
      {viewer.companyId === null && (
        <SelectField
          label="Company"
          searchable
          options={companies.options}
          value={chosen}
          onSearch={setSearch}
          onChange={setChosen}
        />
      )}
      {companyId > 0 && found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {companyId > 0 && !found.error && found.items?.companyId !== companyId && <Loading lines={4} />}
      {companyId > 0 && found.items?.companyId === companyId && (
        <CalendarForm key={`${companyId} ${found.items.version}`} calendar={found.items} />
      )}
    </Card>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Calendar = RefOutput<typeof deadlineSettingsApi.calendarOf>

function CalendarForm({ calendar }: { calendar: Calendar }) {
  const save = useCommand(deadlineSettingsApi.saveCalendar, { refresh: [deadlineSettingsApi.calendarOf] })
  const toast = useToast()
  const form = useForm({
    initial: {
      weekdays: calendar.weekdays,
      openOn: showDays(calendar.openOn),
      closedOn: showDays(calendar.closedOn),
    },
    check: ({ openOn, closedOn, weekdays: days }) => ({
      ...problemIn('openOn', openOn),
      ...problemIn('closedOn', closedOn),
      ...(days.length === 0 && { weekdays: 'A company is open on at least one day.' }),
    }),
    submit: async ({ weekdays: days, openOn, closedOn }) => {
      await save.run({
        companyId: calendar.companyId,
        weekdays: days,
        openOn: daysOf(openOn),
        closedOn: daysOf(closedOn),
        ...(calendar.version > 0 && { version: calendar.version }),
      })
      toast('Saved. The dates of open cases are worked out anew.', { kind: 'success' })
    },
  })
  const { weekdays: open } = form.values
  return (
    <Form form={form}>
      <fieldset disabled={!calendar.mayEdit}>
        <legend>Open on</legend>
        <div className={rows.actions}>
          {weekdays.map((name, day) => (
            <CheckField
              key={name}
              label={name}
              checked={open.includes(day)}
              onChange={(on) => form.set('weekdays', on ? [...open, day].sort() : open.filter((each) => each !== day))}
            />
          ))}
        </div>
        {form.errors.weekdays && <p role="alert">{form.errors.weekdays}</p>}
      </fieldset>
      <TextAreaField
        label="Also open on these federal holidays"
        hint="MM-DD-YYYY, with commas between them."
        rows={2}
        readOnly={!calendar.mayEdit}
        {...form.field('openOn')}
      />
      <TextAreaField
        label="Closed on these days"
        hint="MM-DD-YYYY, with commas between them."
        rows={2}
        readOnly={!calendar.mayEdit}
        {...form.field('closedOn')}
      />
      {calendar.updatedAt && <p className={rows.dimmed}>Last changed by {calendar.updatedByName}.</p>}
      {calendar.mayEdit && (
        <FormActions>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </FormActions>
      )}
    </Form>
  )
}

const daysOf = (text: string): string[] => {
  const read = readDays(text)
  return read.ok ? read.value : []
}

function problemIn<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const read = readDays(text)
  return (read.ok ? {} : { [name]: read.message }) as Partial<Record<Name, string>>
}
