import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../page/Card.tsx'
import { FoldedSteps } from '../page/FoldedSteps.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import { ProgressBar, StepList, StepRow } from '../page/Steps.tsx'

export function StepSamples() {
  return (
    <Card title="Steps">
      <ProgressBar label="Steps done" value={1} max={4} />
      <StepList label="Steps of a sample">
        <StepRow
          number={1}
          title="Law firm"
          state="done"
          says="Harbor & Lane, since 11-15-2026"
          actions={<a href="/a">Open</a>}
        />
        <StepRow
          number={2}
          title="Outgoing mail"
          state="now"
          says="Send yourself a test"
          actions={<Button variant="primary">Send me a test</Button>}
        />
        <StepRow
          number={3}
          title="First company"
          state="open"
          says="The employer whose people you help"
          actions="After step 2"
        />
        <StepRow
          number={4}
          title="Payment method"
          state="aside"
          says="Not needed"
          actions={<Button size="small">Take it back</Button>}
        />
      </StepList>
    </Card>
  )
}

export function FoldedStepSamples() {
  const [open, setOpen] = useState<'check' | 'fees' | undefined>('fees')
  return (
    <Card title="Steps, one open at a time">
      <FoldedSteps
        label="Folded steps of a sample"
        open={open}
        onOpen={setOpen}
        steps={[
          {
            ...{ key: 'check', title: 'Check', says: '', done: true, content: <p>Everything passed.</p> },
            chips: <StatusBadge hue="green">56 passed</StatusBadge>,
          },
          {
            ...{ key: 'fees', title: 'Government fees', says: '$3,425, not approved', done: false },
            content: <Button variant="primary">Approve $3,425</Button>,
          },
        ]}
      />
    </Card>
  )
}
