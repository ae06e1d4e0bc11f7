import { caseDetailsApi } from '#case-file/client/api.ts'
import { responsesApi } from '#paperwork/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'
import type { ResponseState } from '../response-contract.ts'

const REQUIRED = 'Field is required'

/** A response that is sent moves its case on: header and dates say so at once. */
const sent = [responsesApi.state, caseDetailsApi.get, deadlinesApi.ofCase]

/** Nothing is sent before somebody says so: with a number that can be looked up, or in their own words. */
export function SentDialog({ caseId, packageId, onClose }: { caseId: number; packageId: number; onClose: () => void }) {
  const send = useCommand(responsesApi.send, { refresh: sent })
  const form = useForm({
    initial: { sentOn: today(), tracking: '', word: '' },
    check: ({ sentOn, tracking, word }) => ({
      ...(sentOn === '' && { sentOn: REQUIRED }),
      ...(tracking.trim() === '' &&
        word.trim() === '' && { tracking: 'Enter it, or say below how you know that it went out.' }),
    }),
    submit: async (values) => {
      await send.run({ id: caseId, packageId, ...values })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="The response was sent">
      <Form form={form}>
        <DateField label="Sent on" required {...form.field('sentOn')} />
        <TextField label="Tracking number or online confirmation" maxLength={100} {...form.field('tracking')} />
        <TextField
          label="Without a number: how do you know that it went out?"
          maxLength={500}
          {...form.field('word')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="It was sent" />
      </Form>
    </Dialog>
  )
}

export function ReceivedDialog({
  caseId,
  response,
  onClose,
}: {
  caseId: number
  response: ResponseState
  onClose: () => void
}) {
  const receive = useCommand(responsesApi.receive, { refresh: [responsesApi.state] })
  const form = useForm({
    initial: { receivedOn: today(), word: '' },
    check: ({ receivedOn, word }) => ({
      ...(receivedOn === '' && { receivedOn: REQUIRED }),
      ...(receivedOn !== '' &&
        receivedOn < (response.sentOn ?? '') && { receivedOn: 'It cannot have been received before it was sent.' }),
      ...(word.trim().length < 3 && { word: REQUIRED }),
    }),
    submit: async (values) => {
      await receive.run({ id: caseId, ...values })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="The agency received the response">
      <Form form={form}>
        <DateField label="Received on" required {...form.field('receivedOn')} />
        <TextField
          label="How do you know?"
          required
          maxLength={500}
          placeholder="Delivery confirmation of the courier"
          {...form.field('word')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="It was received" />
      </Form>
    </Dialog>
  )
}
