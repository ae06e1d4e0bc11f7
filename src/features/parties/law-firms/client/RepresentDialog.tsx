import { useState } from 'react'
import { useTenants } from '#identity/users/client/tenants.ts'
import { lawFirmsApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'

type Represented = { id: number; name: string; lawFirmId: number | null }

type RepresentDialogProps = {
  opened: boolean
  /** The provider gives companies to firms; a firm can only end it. */
  isProvider: boolean
  companies: readonly Represented[]
  onClose: () => void
  onDone: () => void
}

const NONE = 'none'

/** Which law firm stands for the companies. */
export function RepresentDialog({ opened, isProvider, companies, onClose, onDone }: RepresentDialogProps) {
  const represent = useCommand(lawFirmsApi.represent, { refresh: [lawFirmsApi.list, lawFirmsApi.get] })
  const firms = useTenants('lawFirm', { enabled: opened && isProvider })
  const [choice, setChoice] = useState(isProvider ? '' : NONE)
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const names = companies.length === 1 ? companies[0]?.name : `${companies.length} companies`
  const represented = companies.some(({ lawFirmId }) => lawFirmId !== null)
  const lawFirmId = choice === NONE ? null : Number(choice)
  const run = () =>
    attempt(async () => {
      for (const { id } of companies) await represent.run({ companyId: id, lawFirmId })
      const firm = firms.options.find(({ value }) => value === choice)?.label
      toast(firm ? `${firm} stands for ${names} now.` : `No law firm stands for ${names} now.`, { kind: 'success' })
      onDone()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={isProvider ? `Law firm of ${names}` : `End representing ${names}?`}
    >
      <Stack>
        {isProvider && (
          <SelectField
            label="Law firm"
            options={[...(represented ? [{ value: NONE, label: 'No law firm' }] : []), ...firms.options]}
            value={choice}
            onChange={setChoice}
          />
        )}
        {represented && (
          <p>
            Attorneys of the firm so far lose sight of {companies.length === 1 ? 'the company' : 'the companies'} at
            once, and their assignments end. The history of who stood for whom stays.
          </p>
        )}
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={lawFirmId === null ? 'danger' : 'primary'}
            disabled={choice === ''}
            loading={represent.loading}
            onClick={() => void run()}
          >
            {lawFirmId === null ? 'End representation' : 'Save'}
          </Button>
        </FormActions>
      </Stack>
      {refusal}
    </Dialog>
  )
}
