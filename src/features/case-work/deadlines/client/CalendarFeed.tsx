import { useState } from 'react'
import { deadlinesApi } from '#case-work/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type CalendarFeedDialogProps = { opened: boolean; onClose: () => void }

/** One's dates in another calendar program, by a secret link that can be ended. */
export function CalendarFeedDialog({ opened, onClose }: CalendarFeedDialogProps) {
  const [url, setUrl] = useState('')
  const feed = useOperation(deadlinesApi.feed, {})
  const make = useCommand(deadlinesApi.makeFeed, { refresh: [deadlinesApi.feed] })
  const revoke = useCommand(deadlinesApi.revokeFeed, { refresh: [deadlinesApi.feed] })
  const { attempt, refusal } = useAttempt()
  const isOn = feed.items?.since != null
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Subscribe in your own calendar"
      actions={
        <>
          {isOn && (
            <Button
              variant="danger"
              loading={revoke.loading}
              onClick={() =>
                void attempt(async () => {
                  await revoke.run({})
                  setUrl('')
                })
              }
            >
              Turn off the link
            </Button>
          )}
          <Button
            variant="primary"
            loading={make.loading}
            onClick={() => void attempt(async () => setUrl((await make.run({})).url))}
          >
            {isOn ? 'Create a new link' : 'Create link'}
          </Button>
        </>
      }
    >
      <p>
        Anyone with this link can see your dates: case numbers and titles, no names. A new link turns the old one off.
      </p>
      {url && <TextField label="Link, shown this once" value={url} onChange={() => {}} readOnly />}
      {refusal}
    </Dialog>
  )
}
