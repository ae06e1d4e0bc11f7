import { Button } from '../Button.tsx'
import { MoreMenu } from '../MoreMenu.tsx'
import { Card } from '../page/Card.tsx'
import { Chip } from '../page/Chip.tsx'
import { IdentityHeader } from '../page/IdentityHeader.tsx'
import { TabBar } from '../page/TabBar.tsx'

export function HeaderSamples() {
  return (
    <Card title="Header of a case">
      <IdentityHeader
        title="H-1B extension"
        person="Priya NAIR"
        organization="Northwind Analytics"
        facts={
          <>
            <Chip hue="teal">Premium</Chip>
            <Chip>On paper</Chip>
            <Chip outlined>26-00028</Chip>
            <span>
              Authorized until <strong>01-31-2027</strong>
            </span>
          </>
        }
        next={{ label: 'Your next date', due: '11-20-2026' }}
        action={<Button variant="primary">Answer 12 questions</Button>}
        more={<MoreMenu label="More about this case" actions={[{ label: 'Print', onSelect: () => {} }]} />}
        tabs={
          <TabBar
            label="Parts of the sample"
            value="overview"
            tabs={[
              { key: 'overview', title: 'Overview', to: '/a' },
              { key: 'documents', title: 'Documents', to: '/b', count: 2, urgent: true },
              { key: 'questions', title: 'Questions', to: '/c', count: 12 },
            ]}
          />
        }
      />
    </Card>
  )
}
