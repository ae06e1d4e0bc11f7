import { useState } from 'react'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import type { Day } from '#formats/day.ts'
import { formName } from '#formats/form-names.ts'
import { peopleApi } from '#parties/client/api.ts'
import { fullName } from '#parties/people/client/words.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { neverSponsors } from '#rules/support/sponsor-age.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'

const refresh = [caseDetailsApi.get, caseScreenApi.family, caseScreenApi.progress]

export function AddForm({ file }: { file: CaseDetails }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpened(true)}>
        Add a form
      </Button>
      {opened && <AddFormDialog file={file} onClose={() => setOpened(false)} />}
    </>
  )
}

function AddFormDialog({ file, onClose }: { file: CaseDetails; onClose: () => void }) {
  const add = useCommand(caseFormsApi.add, { refresh })
  const toast = useToast()
  const household = useOperation(
    peopleApi.get,
    { id: file.householdPersonId ?? 0 },
    { enabled: file.householdPersonId !== null },
  )
  const form = useForm({
    initial: { formId: '', sponsor: '' },
    check: ({ formId, sponsor }) => ({
      ...(formId === '' && { formId: 'Field is required' }),
      ...(formId === 'i-864' && sponsor === '' && { sponsor: 'Choose who gives the affidavit of support.' }),
    }),
    submit: async ({ formId, sponsor }) => {
      await add.run({ caseId: file.id, formId, ...(formId === 'i-864' && { personId: Number(sponsor) }) })
      toast(`${formName(formId)} was added.`, { kind: 'success' })
      onClose()
    },
  })
  const sponsors = (household.items?.household ?? []).filter((each) => maySponsor(each, file, today()))
  return (
    <Dialog opened onClose={onClose} title={`Add a form to case ${file.number}`}>
      <Form form={form}>
        <SelectField
          label="Form"
          required
          options={formsOffered(file.forms).map(({ formId, words }) => ({ value: formId, label: words }))}
          {...form.field('formId')}
        />
        {form.values.formId === 'i-864' && (
          <SelectField
            label="Sponsor"
            required
            hint="A relative of the family’s record who is a citizen or a permanent resident. Somebody else is added to the family first."
            options={sponsors.map((each) => ({
              value: String(each.id),
              label: `${fullName(each)}${each.relation === 'Principal' ? '' : `, ${each.relation}`}`,
            }))}
            {...form.field('sponsor')}
          />
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add" />
      </Form>
    </Dialog>
  )
}

/** Takes a form out that is no part of what the law asks for here; its answers stay. */
export function RemoveForm({ file, form }: { file: CaseDetails; form: CaseDetails['forms'][number] }) {
  const remove = useCommand(caseFormsApi.remove, { refresh })
  const toast = useToast()
  if (!form.addedByHand || form.status === 'Filed') return null
  const name = formName(form.formId)
  return (
    <Button
      size="small"
      loading={remove.loading}
      aria-label={`Take out ${name}`}
      onClick={async () => {
        await remove.run({ caseId: file.id, caseFormId: form.id })
        toast(`${name} was taken out. Its answers stay.`, { kind: 'success' })
      }}
    >
      Take out
    </Button>
  )
}

type Relative = { id: number; firstName: string; lastName: string; status: string; birthDate: string | null }
type Of = {
  personId: number | null
  related: readonly Pick<CaseDetails['related'][number], 'relation' | 'personName'>[]
}

/** A sponsor is 18 or older and is not one of those who apply themselves. */
export const maySponsor = (relative: Relative, { personId, related }: Of, today: Day): boolean =>
  relative.id !== personId &&
  relative.status === 'Active' &&
  neverSponsors(relative.firstName, relative.birthDate, today) === undefined &&
  !related.some(
    ({ relation, personName }) =>
      relation === 'dependent' && personName === `${relative.firstName} ${relative.lastName}`,
  )

/** What the firm adds to a package by hand, and takes out again. */
const offered = [
  { formId: 'g-1145', words: 'G-1145: USCIS sends a text or an e-mail when it accepts the filing' },
  { formId: 'i-864', words: 'I-864: affidavit of support by a relative' },
  {
    formId: 'eta-9089-final-determination',
    words: 'ETA-9089 Final Determination: the approval that employer, worker and attorney sign',
  },
] as const

/**
 * A labor certification goes to the Department of Labor: nothing of USCIS is added to it. Its approval goes out with Form
 * I-140 too (case-types.md §8). An affidavit of support goes with an application for residence only.
 */
export function formsOffered(forms: readonly { readonly formId: string }[]): readonly (typeof offered)[number][] {
  const has = (formId: string) => forms.some((each) => each.formId === formId)
  const certifies = has('eta-9089-appendix-a')
  const goes: Record<(typeof offered)[number]['formId'], boolean> = {
    'g-1145': !certifies && !has('g-1145'),
    'i-864': has('i-485'),
    'eta-9089-final-determination': (certifies || has('i-140')) && !has('eta-9089-final-determination'),
  }
  return offered.filter(({ formId }) => goes[formId])
}
