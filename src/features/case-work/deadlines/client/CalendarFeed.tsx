import { useState } from 'react'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { deadlinesApi } from './api.ts'

/** The own dates in another calendar program, by a secret address that can be ended. */
export function CalendarFeed() {
  const [url, setUrl] = useState('')
  const feed = useOperation(deadlinesApi.feed, {})
  const make = useCommand(deadlinesApi.makeFeed, { refresh: [deadlinesApi.feed] })
  const revoke = useCommand(deadlinesApi.revokeFeed, { refresh: [deadlinesApi.feed] })
  const { attempt, refusal } = useAttempt()
  const isOn = feed.items?.since != null
  return (
    <Card title="Private calendar feed">
      <p className={rows.dimmed}>
        Whoever has the address reads your dates: case numbers and titles, no names. Subscribe to it in your own
        calendar.
      </p>
      {url && <TextField label="Address, shown this once" value={url} onChange={() => {}} readOnly />}
      <div className={rows.actions}>
        <Button loading={make.loading} onClick={() => void attempt(async () => setUrl((await make.run({})).url))}>
          {isOn ? 'Make a new address' : 'Make an address'}
        </Button>
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
            End the feed
          </Button>
        )}
      </div>
      {refusal}
    </Card>
  )
}
