import { useState } from 'react'
import { addDays } from '#formats/day.ts'
import { today } from '#ui/today.ts'
import { LinkButton } from '../Button.tsx'
import { Due } from '../items/Due.tsx'
import { Light } from '../items/Light.tsx'
import { OpenItemRow, OpenItems } from '../items/OpenItemRow.tsx'
import { OrderedList } from '../items/OrderedList.tsx'
import { Strip, StripName, StripNames } from '../items/Strip.tsx'
import { Thumb } from '../items/Thumb.tsx'
import { Avatar } from '../items/Tile.tsx'
import { Track } from '../items/Track.tsx'
import { Card } from '../page/Card.tsx'
import { Counts } from '../page/Counts.tsx'
import { DayChart } from '../page/DayChart.tsx'

const inDays = (days: number) => addDays(today(), days)

export function ItemSamples() {
  return (
    <>
      <Strip
        title="2 people must stop working within 60 days unless their work permits are renewed"
        action={
          <LinkButton to="/renewals" variant="primary">
            Open 1 renewal
          </LinkButton>
        }
      >
        <StripNames>
          <StripName
            tone="red"
            name="Ingrid SATO"
            when={<time dateTime={inDays(12)}>in 12 days</time>}
            says="No renewal yet"
          />
          <StripName
            tone="amber"
            name="Viktor TANAKA"
            when={<time dateTime={inDays(40)}>in 40 days</time>}
            says="Renewal started, not filed"
          />
        </StripNames>
      </Strip>
      <Card title="Your to-do" count={4} flush>
        <OpenItems label="Samples of open items">
          <OpenItemRow
            kind="sentBack"
            tone="amber"
            what="I-797 notice"
            about="Sent back: the back page is missing. Send both sides."
            dueOn={inDays(-2)}
            dueWhy="Your law firm files ten days after everything is in."
            action={{ verb: 'Upload', to: '/a', variant: 'primary' }}
          />
          <OpenItemRow
            kind="questions"
            what="Questions about the job"
            about="Priya NAIR · H-1B extension, about 8 minutes"
            dueOn={inDays(5)}
            action={{ verb: 'Answer 12 questions', to: '/b' }}
          />
          <OpenItemRow
            kind="task"
            mark={<Avatar name="Viktor TANAKA" />}
            what="Viktor TANAKA"
            about="Has not activated his account"
            dueOn={inDays(40)}
            action={{ verb: 'Resend invitation', onClick: () => {} }}
          />
          <OpenItemRow kind="signature" what="Sign Form I-129" after="After the questions" />
        </OpenItems>
      </Card>
      <Card title="Track, due and lights">
        <Track here={1} note="In Attorney Review" />
        <p>
          <Track here={3} mini />
        </p>
        <p>
          <Due on={inDays(12)} why="Eight days before the stay ends." inline />
        </p>
        <p>
          <Light tone="red">No renewal yet</Light> <Light tone="amber">Under way</Light>{' '}
          <Light tone="gray">Later</Light>
        </p>
      </Card>
      <Card title="Counts">
        <Counts
          label="Check before filing"
          counts={[
            { n: 19, words: 'passed', tone: 'green' },
            { n: 2, words: 'to fix', tone: 'red' },
            { n: 37, words: 'not checked', tone: 'amber' },
          ]}
        />
      </Card>
      <Card title="An order of one's own">
        <OrderedSample />
      </Card>
      <Card title="Days on one scale">
        <DayChart
          label="Sample of steps"
          today={today()}
          rows={[
            {
              ...{ key: 'a', label: 'Job order', note: '30 days', from: inDays(-60), until: inDays(-30) },
              ...{ tone: 'teal', state: 'Ran', quietUntil: inDays(0) },
            },
            {
              key: 'b',
              label: 'Sunday ad',
              from: inDays(-40),
              until: inDays(-40),
              tone: 'amber',
              state: 'Proof missing',
            },
          ]}
          window={{ from: inDays(1), until: inDays(120), title: 'You can file in this window.', note: '120 days' }}
          legend={[{ tone: 'teal', words: 'Step ran' }]}
        />
      </Card>
      <Card title="First pages of documents">
        <div style={{ display: 'flex', gap: 12 }}>
          <Thumb kind="missing" />
          <Thumb kind="pages" />
          <Thumb kind="picture" />
        </div>
      </Card>
    </>
  )
}

function OrderedSample() {
  const [order, setOrder] = useState([1, 2, 3])
  const names = ['', 'Degree', 'Pay stubs', 'Organization chart']
  return (
    <OrderedList
      label="Exhibits"
      items={order.map((key, place) => ({ key, title: names[key] ?? '', mark: `Exhibit ${'ABC'[place]}` }))}
      onOrder={setOrder}
    />
  )
}
