import { useState } from 'react'
import { counted } from '#formats/words.ts'
import { reportsApi } from '#insight/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/page/Card.tsx'

type Goal = { days: number | null; maySet: boolean }

/** Within how many days a case is to be filed; the chart draws it as a line. */
export function GoalCard({ goal }: { goal: Goal }) {
  const changing = useDialog<Goal>()
  return (
    <Card title="Goal">
      <p>{goal.days === null ? 'No goal is set.' : `${counted(goal.days, 'day')} from opening to filing.`}</p>
      {goal.maySet && (
        <div>
          <Button size="small" onClick={() => changing.open(goal)}>
            {goal.days === null ? 'Set a goal' : 'Change the goal'}
          </Button>
        </div>
      )}
      {changing.subject && (
        <GoalDialog key={changing.turn} goal={changing.subject} opened={changing.opened} onClose={changing.close} />
      )}
    </Card>
  )
}

function GoalDialog({ goal, opened, onClose }: { goal: Goal; opened: boolean; onClose: () => void }) {
  const [days, setDays] = useState(goal.days === null ? '' : String(goal.days))
  const set = useCommand(reportsApi.setGoal, { refresh: [reportsApi.run] })
  const { attempt, refusal } = useAttempt()
  const isDays = /^[1-9]\d{0,2}$/.test(days.trim())
  const say = (wanted: number | null) =>
    attempt(async () => {
      await set.run({ days: wanted })
      onClose()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Goal for filing"
      actions={
        <>
          {goal.days !== null && <Button onClick={() => void say(null)}>Remove the goal</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isDays} loading={set.loading} onClick={() => void say(Number(days))}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Days from opening to filing"
        hint="From 1 to 999. Everybody of your office who reads this report sees it."
        inputMode="numeric"
        maxLength={3}
        value={days}
        onChange={setDays}
      />
      {refusal}
    </Dialog>
  )
}
