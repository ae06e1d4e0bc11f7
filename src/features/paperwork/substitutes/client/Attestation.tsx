import { printedEdition } from '#case-file/form-library/rules.ts'
import { agencyOf } from '#formats/form-names.ts'
import { substitutesApi } from '#paperwork/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { attestation, comparedByEye, isLeftToCompare } from '../attestation.ts'
import type { Substitute } from '../contract.ts'
import { refresh } from './offer.ts'

type AttestationProps = {
  caseId: number
  formId: string
  name: string
  substitute: Substitute
  /** Differences nobody has answered. */
  isOpen: boolean
  onDone: () => void
  onAnother: () => void
}

const CONFIRM = 'Confirm this first.'

/** What nobody could read is asked, and one sentence is confirmed. */
export function Attestation({ caseId, formId, name, substitute, isOpen, onDone, onAnother }: AttestationProps) {
  const attest = useCommand(substitutesApi.attest, { refresh })
  const { site } = agencyOf(formId)
  const { edition, editionKnown, formRead } = substitute
  const isAsked = isLeftToCompare(substitute)
  const form = useForm({
    initial: { checked: false, compared: false, editionSeen: false, formSeen: false, edition: '' },
    check: (given) => ({
      ...(!given.checked && { checked: CONFIRM }),
      ...(isAsked && !given.compared && { compared: CONFIRM }),
      ...(!formRead && !given.formSeen && { formSeen: CONFIRM }),
      ...(!editionKnown && !given.editionSeen && { editionSeen: CONFIRM }),
      ...(edition === '' && given.edition === '' && { edition: 'Field is required' }),
    }),
    submit: async ({ editionSeen, formSeen, compared, ...given }) => {
      await attest.run({
        ...{ id: caseId, substituteId: substitute.id, checked: true, editionSeen, formSeen, compared },
        ...(edition === '' && { edition: given.edition }),
      })
      onDone()
    },
  })
  const tick = (field: 'checked' | 'compared' | 'editionSeen' | 'formSeen') => {
    const { value, ...rest } = form.field(field)
    return { ...rest, checked: value }
  }
  return (
    <Form form={form}>
      {!formRead && <CheckField label={`This PDF is ${name}.`} {...tick('formSeen')} />}
      {edition === '' && (
        <DateField
          label="Edition"
          required
          hint="As printed at the foot of the form: 09/18/26 is 09-18-2026."
          {...form.field('edition')}
        />
      )}
      {!editionKnown && (
        <CheckField
          label={`${site} shows ${edition === '' ? 'this edition' : `edition ${printedEdition(edition)}`} today.`}
          hint="Your Form Library can’t tell whether this edition is taken, so look it up."
          {...tick('editionSeen')}
        />
      )}
      {isAsked && <CheckField label={comparedByEye(substitute)} {...tick('compared')} />}
      <CheckField label={attestation(formId)} {...tick('checked')} />
      <FormActions>
        <Button onClick={onAnother}>Choose another file</Button>
        <Button type="submit" variant="primary" disabled={isOpen} loading={form.submitting}>
          Use this PDF
        </Button>
      </FormActions>
    </Form>
  )
}
