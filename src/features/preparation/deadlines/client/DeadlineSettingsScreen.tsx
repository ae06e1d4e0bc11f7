import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { deadlineSettingsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { chartNames } from '../bulletin.ts'
import { seasonParts } from '../settings.ts'
import type { SettingShown } from '../settings-shown.ts'
import { BusinessDays } from './BusinessDays.tsx'
import { SettingDialog } from './SettingDialog.tsx'

/** /visaCareDeadlineSettings: what the deadline rules count with, and the days a company is open. */
export default function DeadlineSettingsScreen() {
  const { roleId } = useViewer()
  return (
    <>
      <PageHeader
        title="Deadline Settings"
        standing="Values that may change or be chosen. Each change is a new row with its source; the dates and fees of open cases follow."
      />
      <Stack>
        {seesSettings(roleId) && <Values />}
        <BusinessDays />
      </Stack>
    </>
  )
}

function Values() {
  const found = useOperation(deadlineSettingsApi.settings, {})
  const changing = useDialog<SettingShown>()
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={10} />
  const { items, mayEdit } = found.items
  const open = items.filter(({ confirmed }) => !confirmed).length
  return (
    <Card title="Values of the rules">
      <p role="status">
        {open === 0
          ? 'Every value is confirmed.'
          : `${open} of ${items.length} values wait for somebody to confirm them.`}
      </p>
      <ul className={rows.list} aria-label="Values of the rules">
        {items.map((item) => (
          <li key={item.name} className={rows.row}>
            <div className={rows.head}>
              <span className={rows.grow}>
                {item.words}: <strong>{inWords(item)}</strong>
              </span>
              <StatusBadge hue={item.confirmed ? 'green' : 'orange'}>
                {item.confirmed ? 'Confirmed' : 'To be confirmed'}
              </StatusBadge>
              {mayEdit && (
                <Button
                  size="small"
                  aria-label={`${item.confirmed ? 'Change' : 'Confirm or change'}: ${item.words}`}
                  onClick={() => changing.open(item)}
                >
                  {item.confirmed ? 'Change' : 'Confirm or change'}
                </Button>
              )}
            </div>
            <span className={rows.dimmed}>{originOf(item)}</span>
            <History item={item} />
          </li>
        ))}
      </ul>
      {changing.subject && (
        <SettingDialog
          key={changing.turn}
          opened={changing.opened}
          setting={changing.subject}
          onClose={changing.close}
        />
      )}
    </Card>
  )
}

/** Rows are only added: what was said, when, by whom and from which source stays to be read. */
function History({ item: { words, kind, history } }: { item: SettingShown }) {
  if (history.length === 0) return null
  return (
    <details>
      <summary aria-label={`History (${history.length}): ${words}`}>History ({history.length})</summary>
      <ol className={rows.list}>
        {history.map((said) => (
          <li key={`${said.at} ${said.whose} ${said.text}`}>
            {inWords({ kind, text: said.text })} <span className={rows.dimmed}>{originOf(said)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A season says what each of its days is. */
function inWords({ kind, text }: Pick<SettingShown, 'kind' | 'text'>): string {
  if (text === '') return 'none'
  if (kind === 'bulletin')
    return text.replace(/^(FAD|DFF)/, (chart) => chartNames[chart as 'FAD' | 'DFF']).replaceAll('\n', '; ')
  if (kind !== 'season') return text
  const days = text.split(', ')
  return seasonParts.map(([, words], index) => `${words} ${days[index]}`).join('; ')
}

/** Where a value comes from, since when it holds, and who answers for it. */
function originOf({ source, fromOn, untilOn, whose, byName, at }: SettingShown['history'][number]): string {
  const held = [fromOn && `from ${showDate(fromOn)}`, untilOn && `until ${showDate(untilOn)}`].filter(Boolean).join(' ')
  const who =
    whose === 'product'
      ? ''
      : `${whose === 'firm' ? 'Own law firm' : 'Installation'}, ${byName}, ${showMoment(at ?? '')}`
  return [source, held, who].filter(Boolean).join(' · ')
}

/** How the screen offers what the seeded rights allow; the server decides by the right itself. */
const seesSettings = (roleId: number): boolean => isProvider(roleId) || isFirm(roleId)
