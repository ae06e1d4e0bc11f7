import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Say } from '#ui/say.ts'

type OfCase = Pick<CaseDetails, 'mode' | 'may' | 'status' | 'forms' | 'lawFirmName' | 'participants'>
type Later = { what: string; about: string }

/** What comes later for whoever signs, said early so that nobody is surprised. */
export function laterOf(file: OfCase, roleId: number, say: Say): Later[] {
  if (prepares(file, roleId) || file.status >= Status.readyToFile || file.forms.length === 0) return []
  const own = sidesOf(roleId)
  const about =
    file.mode === 'DIY'
      ? say('Comes after the forms are prepared')
      : say('Comes after {firm} has prepared the forms', { firm: file.lawFirmName || say('your law firm') })
  if (own.includes('employer')) return employerSigns(file).map((what) => ({ what: say(what), about }))
  return file.forms.some(({ side }) => side === 'beneficiary' || side === 'employee')
    ? [{ what: say('Sign your forms'), about }]
    : []
}

/** A relative's petition or affidavit and a family's own application are not the employer's to sign; a job offer is. */
function employerSigns({ participants, forms }: Pick<CaseDetails, 'participants' | 'forms'>): string[] {
  if (participants.some(({ code }) => code === 'EMP_SIGNER')) return ['Sign the petition']
  return forms.some(({ formId }) => formId === 'i-485supj') ? ['Sign Supplement J'] : []
}

/** Who writes the forms, for whoever does not. */
export const preparedBy = ({ mode }: Pick<CaseDetails, 'mode'>, say: Say): string =>
  say(mode === 'DIY' ? 'The owner of the case prepares it' : 'Your law firm prepares it')
