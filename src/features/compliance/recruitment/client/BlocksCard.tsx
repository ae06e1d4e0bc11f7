import { isEmployer } from '#case-file/cases/policy.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import type { Block, RecruitmentOfCase } from '../records.ts'

const verbs: Readonly<Record<Block['kind'], string>> = {
  task: 'Open',
  document: 'Upload',
  signature: 'Sign',
  review: 'Check',
}

/** What stands before the filing, by date; the reader's own with its button. */
export function BlocksCard({ file, onOpen }: { file: RecruitmentOfCase; onOpen: (block: Block) => void }) {
  const { roleId } = useViewer()
  const { blocks, may, window: open } = file
  if (open.state === 'filed') return null
  const own = (block: Block) => may.edit && (isEmployer(roleId) ? block.side === 'employer' : !mustBeEmployer(block))
  return (
    <Card title="What blocks filing" count={blocks.length} flush={blocks.length > 0}>
      {blocks.length === 0 ? (
        <p className={rows.dimmed}>
          Nothing. {open.from && open.state === 'quiet' && `The window opens ${showDate(open.from)}.`}
        </p>
      ) : (
        <OpenItems label="What blocks filing">
          {blocks.map((block) => (
            <OpenItemRow
              key={block.key}
              kind={block.kind}
              what={block.title}
              about={block.about}
              dueOn={block.dueOn}
              {...(own(block) && block.key !== 'wage'
                ? {
                    action: {
                      verb: verbs[block.kind],
                      label: `${verbs[block.kind]}: ${block.title}`,
                      onClick: () => onOpen(block),
                    },
                  }
                : { after: block.side === 'employer' ? 'The employer does this' : '' })}
            />
          ))}
        </OpenItems>
      )}
    </Card>
  )
}

/** The firm may not consider applicants or sign for the employer (20 CFR 656.10(b)). */
const mustBeEmployer = ({ applicantId, key }: Block) => applicantId !== null || key === 'report'
