import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../page/Card.tsx'
import { ChipDivider, FilterChip, FilterChips, FilterChoice } from '../page/FilterChip.tsx'
import { TimeLine } from '../page/TimeLine.tsx'
import { SelectionBar } from '../table/SelectionBar.tsx'

const statuses = ['H-1B', 'F-1', 'H-4'].map((value) => ({ value, label: value }))

/** What narrows a list, what is done with several of it, and a line of time. */
export function RosterSamples() {
  const [soon, setSoon] = useState(true)
  const [status, setStatus] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']))
  const clear = () => {
    setSoon(false)
    setStatus('')
  }
  return (
    <Card title="Filters, several rows, a line of time">
      <FilterChips label="Sample" onClear={soon || status ? clear : undefined} end={<span>46 people</span>}>
        <FilterChip on={soon} count={11} onToggle={() => setSoon(!soon)}>
          Ends within 180 days
        </FilterChip>
        <ChipDivider />
        <FilterChoice label="Status" value={status} options={statuses} onChange={setStatus} />
      </FilterChips>
      <SelectionBar selection={{ selected, onChange: setSelected }} names={['Ingrid SATO', 'Nikolai MENSAH']}>
        <Button size="small" variant="primary">
          Open 2 renewals
        </Button>
      </SelectionBar>
      <TimeLine
        label="Statuses held"
        spans={[
          { key: 'f1', label: 'F-1', note: 'from 08-2016', from: 0, to: 660 },
          { key: 'opt', label: 'OPT', note: 'from 06-2018', from: 660, to: 1_140 },
          { key: 'h1b', label: 'H-1B', note: 'from 10-2019', from: 1_140, to: 3_700, now: true },
        ]}
      />
    </Card>
  )
}
