import { caseTypeById } from '#case-types/all.ts'
import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Strip } from '#ui/items/Strip.tsx'

type WorksHereProps = { name: string; since: string; typeId: number; onChoose: (subType: string) => void }

/** Somebody who works here already comes from no other employer: asked before a transfer is prepared. */
export function WorksHere({ name, since, typeId, onChoose }: WorksHereProps) {
  const extension = caseTypeById(typeId)?.subTypes.find(({ id }) => id === 'extension')
  return (
    <Strip
      tone="amber"
      title={`${name} already works for this company, since ${showDate(since)}. Is it really a transfer?`}
      action={extension && <Button onClick={() => onChoose(extension.id)}>Make it an extension</Button>}
    >
      A transfer is for someone who comes from another employer. More time is an extension, another job or place an
      amendment.
    </Strip>
  )
}
