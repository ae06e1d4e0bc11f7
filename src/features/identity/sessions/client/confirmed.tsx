import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react'
import { sessionsApi } from '#identity/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { Ref, RefInput, RefOutput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { required } from '../../../../ui/fields/use-form.ts'

/** Runs the work; when the server wants the password again first, asks for it and repeats. Undefined: the user would not. */
export type Confirmed = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * For screens with several dangerous steps: `const { confirmed, dialog } = useConfirmPassword()`, then
 * `await confirmed(() => remove.run({ id }))`. The dialog has to be put on the page.
 */
export function useConfirmPassword(): { confirmed: Confirmed; dialog: ReactNode } {
  const [opened, setOpened] = useState(false)
  const answer = useRef((_proved: boolean) => {})

  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!wantsPassword(error)) throw error
    }
    const proved = await new Promise<boolean>((resolve) => {
      answer.current = resolve
      setOpened(true)
    })
    return proved ? work() : undefined
  }, [])

  const close = (proved: boolean) => {
    setOpened(false)
    answer.current(proved)
  }
  // Mounted only while open, so that it lies above any dialog that asked for it.
  return {
    confirmed,
    dialog: opened && <ConfirmPasswordDialog onConfirmed={() => close(true)} onClose={() => close(false)} />,
  }
}

/** `useCommand` for one dangerous step: `run` asks for the password where needed; `dialog` has to be put on the page. */
export function useConfirmedCommand<R extends Ref<Operation>>(
  ref: R,
  options: { refresh?: readonly Ref<Operation>[] } = {},
) {
  const command = useCommand(ref, options)
  const { confirmed, dialog } = useConfirmPassword()
  const run = useCallback(
    (input: RefInput<R>): Promise<RefOutput<R> | undefined> => confirmed(() => command.run(input)),
    [confirmed, command.run],
  )
  return { ...command, run, dialog }
}

const wantsPassword = (error: unknown) => error instanceof CallFailed && error.code === 'CONFIRM_PASSWORD'

type ConfirmPasswordDialogProps = { onConfirmed: () => void; onClose: () => void }

/** Before a dangerous step: an unattended screen is not enough, the password is asked again. Open while mounted. */
function ConfirmPasswordDialog({ onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const form = useForm({
    initial: { password: '' },
    check: required('password'),
    submit: async ({ password }) => {
      try {
        await call(sessionsApi.confirm, { password })
      } catch (error) {
        throw error instanceof CallFailed && error.code === 'WRONG_PASSWORD'
          ? { fields: { password: error.message } }
          : error
      }
      onConfirmed()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Confirm it’s you" size="sm">
      <Form form={form}>
        <p>Please enter your password again to go on.</p>
        <PasswordField label="Password" required autoComplete="current-password" {...form.field('password')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Continue" />
      </Form>
    </Dialog>
  )
}

/** A button whose work may want the password again first: the server says so, the dialog asks, the work is repeated. */
export function ConfirmedButton({ work, ...button }: ComponentProps<typeof AttemptButton>) {
  const { confirmed, dialog } = useConfirmPassword()
  return (
    <>
      <AttemptButton {...button} work={() => confirmed(work)} />
      {dialog}
    </>
  )
}
