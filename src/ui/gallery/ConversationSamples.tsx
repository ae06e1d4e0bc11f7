import { useState } from 'react'
import { Card } from '../page/Card.tsx'
import { KnownCard } from '../page/KnownCard.tsx'
import { MinutesLeft } from '../page/MinutesLeft.tsx'
import { ReviewPage } from '../page/ReviewPage.tsx'

export function ConversationSamples() {
  const [confirmed, setConfirmed] = useState(false)
  return (
    <Card title="Conversation">
      <MinutesLeft place="Topic 3 of 6" left="9 minutes left" value={3} max={6} />
      <KnownCard
        title="We have this – still right?"
        confirmed={confirmed}
        words={{ confirm: 'Still right', confirmed: 'Confirmed', change: 'Change' }}
        onConfirm={() => setConfirmed(true)}
        onChange={() => setConfirmed(false)}
      >
        Job title: <strong>Senior Data Engineer</strong>
      </KnownCard>
      <ReviewPage
        title="Check your answers"
        standing="20 of 21 answered."
        missing={{
          title: '1 answer is missing',
          text: 'You can submit now and finish this later.',
          questions: [{ key: 'a', label: 'Where do you live abroad?', onAnswer: () => {} }],
        }}
        topics={[
          {
            key: 'you',
            title: 'You',
            rows: [{ key: 'name', label: 'Full name', value: 'Priya Lakshmi NAIR' }],
            onEdit: () => {},
          },
        ]}
        words={{ edit: 'Edit' }}
      />
    </Card>
  )
}
