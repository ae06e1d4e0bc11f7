import { isEmployer } from '#case-file/cases/policy.ts'
import { dashboardsApi } from '#desk/client/api.ts'
import { firstOfEach } from '#desk/dashboards/client/home-words.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { counted } from '#formats/words.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import styles from './new-case.module.css'

const MOST_NAMED = 4

/** Who must stop working soon and has no renewal: what a new case is most likely for. */
export function NeededNow({ companyId }: { companyId: string }) {
  const home = useOperation(dashboardsApi.dashboard, companyId ? { companyId: Number(companyId) } : {})
  const { roleId } = useViewer()
  if (!home.items) return <NotLoaded title="Needed now" of={home} />
  const ending = firstOfEach(home.items.endingSoon).filter(({ renewal }) => renewal === 'none')
  if (ending.length === 0) return null
  return (
    <Card title="Needed now" flush>
      <ul className={styles.needed}>
        {ending.slice(0, MOST_NAMED).map(({ id, personName, said, dueOn }) => (
          <li key={id}>
            <Avatar name={personName} />
            <span>
              <strong>{personName}</strong>
              <span>
                {said} ends {showDate(dueOn)}, <b>{dueOn && howFar(dueOn, today())}</b>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.neededAction}>
        <LinkButton to="/visaCareRoster?within=60&tick=all" variant="tone" wide>
          {companyId || isEmployer(roleId) ? `Open ${counted(ending.length, 'renewal')}` : 'See everyone on the roster'}
        </LinkButton>
      </div>
    </Card>
  )
}
