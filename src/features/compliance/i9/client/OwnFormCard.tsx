import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { type Say, useSay } from '#ui/say.ts'
import type { OwnForm } from '../standing-contract.ts'

/** The employee's own Form I-9: what is asked now, and what was signed. Never names a document (INA 274B(a)(6)). */
export function OwnFormCard({ form }: { form: OwnForm }) {
  const say = useSay()
  const open = useCommand(i9Api.ownLink)
  const asked = askedWords(form, say)
  return (
    <Card title={say('Your Form I-9 at {employer}', { employer: form.employer })}>
      {asked && (
        <p>
          <strong>{asked}</strong>
        </p>
      )}
      {form.section1On && <p>{say('You signed Section 1 on {day}.', { day: showDate(form.section1On) })}</p>}
      {form.section2On && <p>{say('Your employer signed Section 2 on {day}.', { day: showDate(form.section2On) })}</p>}
      {!asked && <p>{say('Nothing is asked of you now.')}</p>}
      {form.asks === 'section 1' && (
        <AttemptButton
          variant="primary"
          work={async () => {
            const { path } = await open.run({ id: form.id })
            window.location.assign(path)
          }}
        >
          {say('Fill in Section 1')}
        </AttemptButton>
      )}
    </Card>
  )
}

function askedWords({ asks, dueOn }: OwnForm, say: Say): string {
  const day = showDate(dueOn)
  switch (asks) {
    case 'section 1':
      return say('Sign Section 1 by {day}.', { day })
    case 'documents':
      return say('Show your employer documents you choose by {day}.', { day })
    case 'replacement':
      return say('You showed a receipt. Show the document itself by {day}.', { day })
    case 'reverification':
      return say(
        'Your work authorization ends {day}. By then, show your employer a document that lets you keep working. You choose which.',
        {
          day,
        },
      )
    default:
      return ''
  }
}
