import { useState } from 'react'
import { Button } from '../Button.tsx'
import { IconDownload } from '../icons.ts'
import { Card } from '../page/Card.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useTableState } from '../table/tableState.ts'
import { columns, page } from './samples.tsx'

export function TableSamples() {
  const [state, setState] = useTableState({ limit: 7, sort: 'person' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['10245']))
  const common = { columns, rowKey: (row: { id: number }) => String(row.id), state, onState: setState }
  return (
    <>
      <DataTable
        {...common}
        label="Cases"
        page={page}
        searchLabel="Search cases"
        rowHref={(row) => `/case/${row.id}`}
        rowLabel={(row) => `case ${row.id}`}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<Button size="small">Assign</Button>}
        toolbar={<Button icon={<IconDownload size={16} aria-hidden />}>Export</Button>}
        empty={{ title: 'No cases yet' }}
      />
      <Card title="A list that loads, one that is empty, one that failed">
        <DataTable {...common} label="Loading cases" page={undefined} loading empty={{ title: 'None' }} />
        <DataTable
          {...common}
          columns={columns.slice(0, 2)}
          label="Empty cases"
          page={{ items: [], next: null, total: 0, totalCapped: false }}
          empty={{
            title: 'No cases yet',
            text: 'A case starts when a company wants to hire or keep somebody.',
            action: <Button variant="primary">Open the first case</Button>,
          }}
        />
        <DataTable
          {...common}
          columns={columns.slice(0, 2)}
          label="Failed cases"
          page={undefined}
          error={{ message: 'The server is busy. Try again in a minute.', reference: '91bc-0d' }}
          onRetry={() => {}}
          empty={{ title: 'None' }}
        />
      </Card>
    </>
  )
}
