import { useState } from 'react'
import { peopleApi } from '#parties/client/api.ts'
import { fullName } from '#parties/people/client/words.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'

const MOST_OFFERED = 20

/** HR and the law firm say first whose change it is. A company may have thousands of people: the server searches. */
export function ReportWhom({ addressFor }: { addressFor: (personId: string) => string }) {
  const goTo = useNavigateTo()
  const [search, setSearch] = useState('')
  const [word = ''] = search.trim().split(/[\s,]+/)
  const people = useOperation(peopleApi.list, { status: 'Active', limit: MOST_OFFERED, search: word || undefined })
  return (
    <>
      <PageHeader
        title="Report a change"
        standing="A move, a trip abroad or a job change. Everyone on the case is told."
      />
      <Card>
        <SelectField
          label="Whose change is it?"
          hint="Type the beginning of a name."
          searchable
          options={(people.items?.items ?? []).map((each) => ({ value: String(each.id), label: fullName(each) }))}
          value=""
          onSearch={setSearch}
          onChange={(id) => id !== '' && goTo(addressFor(id))}
        />
      </Card>
    </>
  )
}
