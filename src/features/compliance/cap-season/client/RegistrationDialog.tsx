import { useState } from 'react'
import { capSeasonApi } from '#compliance/client/api.ts'
import { peopleApi } from '#parties/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Registration } from '../records.ts'
import { levelWords } from '../states.ts'

type Props = { opened: boolean; subject: Registration | 'new' | undefined; close: () => void; fiscalYear: number }

/** Whom a company registers, for which job, where and at which pay. The passport is the person's own. */
export function RegistrationDialog({ opened, subject, close, fiscalYear }: Props) {
  const found = subject === 'new' ? undefined : subject
  const [search, setSearch] = useState('')
  const [personId, setPersonId] = useState(found ? String(found.personId) : '')
  const [jobTitle, setJobTitle] = useState(found?.jobTitle ?? '')
  const [soc, setSoc] = useState(found?.soc ?? '')
  const [area, setArea] = useState(found?.area ?? '')
  const [wage, setWage] = useState(found?.wageCents ? String(found.wageCents / 100) : '')
  const [level, setLevel] = useState(found?.level ? String(found.level) : '')
  const [masters, setMasters] = useState(found?.masters ?? false)
  const [need, setNeed] = useState(found?.separateNeed ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const people = useOperation(
    peopleApi.list,
    { relation: 'Principal', limit: 100, search: search || undefined },
    { enabled: opened && !found },
  )
  const save = useCommand(capSeasonApi.save, { refresh: [capSeasonApi.board] })
  const run = async () => {
    setErrors({})
    const cents = wage === '' ? null : Math.round(Number(wage.replace(/[$,]/g, '')) * 100)
    if (cents !== null && !(cents > 0)) return setErrors({ wageCents: 'Write an amount in dollars.' })
    try {
      await save.run({
        ...{ registrationId: found?.id, personId: Number(personId), fiscalYear, jobTitle, soc, area },
        ...{ wageCents: cents, level: level === '' ? null : Number(level), masters, separateNeed: need },
      })
      close()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { '': error.message })
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={found ? found.personName : `Add a registration for FY ${fiscalYear}`}
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={save.loading} disabled={personId === ''} onClick={() => void run()}>
            Save
          </Button>
        </>
      }
    >
      <FormErrors message={errors[''] ?? errors.fiscalYear} />
      {!found && (
        <SelectField
          label="Person"
          required
          searchable
          onSearch={setSearch}
          value={personId}
          onChange={setPersonId}
          options={(people.items?.items ?? []).map((each) => ({
            value: String(each.id),
            label: `${each.lastName}, ${each.firstName}${each.companyName ? `, ${each.companyName}` : ''}`,
          }))}
        />
      )}
      <TextField label="Job title" maxLength={200} value={jobTitle} error={errors.jobTitle} onChange={setJobTitle} />
      <TextField
        label="SOC code"
        hint="Like 15-1252."
        maxLength={10}
        value={soc}
        error={errors.soc}
        onChange={setSoc}
      />
      <TextField label="Area of employment" maxLength={200} value={area} error={errors.area} onChange={setArea} />
      <TextField
        label="Offered wage in dollars a year"
        inputMode="decimal"
        value={wage}
        error={errors.wageCents}
        onChange={setWage}
      />
      <SelectField
        label="Wage level"
        hint="The highest level that the offered wage meets; as many entries in the selection."
        placeholder="Not known yet"
        value={level}
        onChange={setLevel}
        options={[1, 2, 3, 4].map((each) => ({ value: String(each), label: levelWords[each] ?? '' }))}
      />
      <CheckField label="U.S. master’s degree or higher" checked={masters} onChange={setMasters} />
      <TextField
        label="Own need, where a related employer registers the same person"
        maxLength={1000}
        value={need}
        onChange={setNeed}
      />
    </Dialog>
  )
}
