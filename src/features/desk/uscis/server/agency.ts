import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import type { AgencyAnswer, CaseStatus } from '../contract.ts'

export type Agency = { status(receiptNumber: string): Promise<AgencyAnswer> }
export type AgencySettings = { url: string; clientId?: string; clientSecret?: string }
type Surroundings = Pick<Services, 'clock' | 'log'>

/** The agency's case-status service as this node is configured for it; one per configuration, so that its token is kept. */
export function agencyFor({ config, clock, log }: Pick<Services, 'config' | 'clock' | 'log'>): Agency {
  const known = agencies.get(config.uscis)
  if (known) return known
  const agency = agencyAt(config.uscis, { clock, log })
  agencies.set(config.uscis, agency)
  return agency
}

const agencies = new WeakMap<AgencySettings, Agency>()

/** USCIS Case Status API: OAuth 2 client credentials, then one read per receipt number. Failing is an answer, too. */
export function agencyAt(
  { url, clientId, clientSecret }: AgencySettings,
  { clock, log }: Surroundings,
  timeoutMs = 5_000,
): Agency {
  if (!clientId || !clientSecret) return { status: async () => NOT_CONFIGURED }
  const base = url.replace(/\/+$/, '')
  let kept: { token: string; until: number } | undefined

  const call = (path: string, signal: AbortSignal, init: RequestInit = {}) =>
    // A redirect would carry the credentials to a host nobody configured.
    fetch(`${base}${path}`, { ...init, signal, redirect: 'error' })

  async function token(signal: AbortSignal): Promise<string> {
    if (kept && kept.until > clock.now().getTime()) return kept.token
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId ?? '',
      client_secret: clientSecret ?? '',
    })
    const reply = await call('/oauth/accesstoken', signal, { method: 'POST', body })
    if (!reply.ok) throw new Error(`USCIS refused the credentials with ${reply.status}`)
    const { access_token, expires_in } = TokenReply.parse(await reply.json())
    kept = { token: access_token, until: clock.now().getTime() + (expires_in - RENEW_BEFORE_SECONDS) * 1000 }
    return access_token
  }

  async function ask(receiptNumber: string, signal: AbortSignal): Promise<Response> {
    const headers = { authorization: `Bearer ${await token(signal)}`, accept: 'application/json' }
    return call(`/case-status/${receiptNumber}`, signal, { headers })
  }

  return {
    async status(receiptNumber) {
      // The token and the two questions share the time: a person is waiting.
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        let reply = await ask(receiptNumber, signal)
        if (reply.status === 401) {
          kept = undefined
          reply = await ask(receiptNumber, signal)
        }
        if (reply.status === 404 || reply.status === 422) return told(UNKNOWN_NUMBER, url)
        if (reply.status === 429) return { ...UNAVAILABLE, message: BUSY }
        if (!reply.ok) throw new Error(`USCIS answered ${reply.status}`)
        const { case_status } = CaseStatusReply.parse(await reply.json())
        return told(
          {
            state: 'answered',
            message: 'This is what USCIS says at the moment.',
            isTestData: false,
            status: statusFrom(case_status),
          },
          url,
        )
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'case status not available')
        return UNAVAILABLE
      }
    },
  }
}

const RENEW_BEFORE_SECONDS = 60

/** Whether what is answered there is made up: the agency calls its test system the integration environment. */
export const isTestSystem = (url: string): boolean => /(^|[.-])(int|sandbox|test)\./i.test(new URL(url).hostname)

/** What is answered there says of itself whether it is made up. */
export const told = (answer: AgencyAnswer, url: string): AgencyAnswer =>
  isTestSystem(url) ? { ...answer, isTestData: true, message: `${TEST_DATA} ${answer.message}` } : answer

const TEST_DATA = 'Test data: VisaCare asks the USCIS test system here, which knows no real cases.'

const NOT_CONFIGURED: AgencyAnswer = {
  state: 'notConfigured',
  message:
    'VisaCare is not connected to USCIS here, so the case status is not shown. You can look it up at egov.uscis.gov.',
  isTestData: false,
  status: null,
}

const UNKNOWN_NUMBER: AgencyAnswer = {
  state: 'unknownNumber',
  message:
    'USCIS has no case with this number. Check it against the receipt notice; a new case may take some days to appear.',
  isTestData: false,
  status: null,
}

const UNAVAILABLE: AgencyAnswer = {
  state: 'unavailable',
  message:
    'The USCIS service does not answer at the moment. Please try again later, or look the case up at egov.uscis.gov.',
  isTestData: false,
  status: null,
}

const BUSY = 'The USCIS service takes no more questions at the moment. Please try again in a few minutes.'

// Shapes of the agency's developer documentation (developer.uscis.gov, Case Status API). Only what is used is required.
const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(300) })

const text = z
  .string()
  .nullish()
  .transform((value) => plain(value ?? ''))
const date = z
  .string()
  .nullish()
  .transform((value) => isoDate(value ?? ''))

const CaseStatusReply = z.object({
  case_status: z.object({
    formType: text,
    submittedDate: date,
    modifiedDate: date,
    current_case_status_text_en: z.string().transform(plain),
    current_case_status_desc_en: text,
    hist_case_status: z.array(z.object({ date, completed_text_en: text })).nullish(),
  }),
})

function statusFrom(reply: z.output<typeof CaseStatusReply>['case_status']): CaseStatus {
  return {
    formType: reply.formType,
    title: reply.current_case_status_text_en,
    description: reply.current_case_status_desc_en,
    submittedOn: reply.submittedDate,
    modifiedOn: reply.modifiedDate,
    history: (reply.hist_case_status ?? []).map((each) => ({ on: each.date, title: each.completed_text_en })),
  }
}

/** '09-05-2023 14:28:46', '09/05/2023' or '2023-09-05' → '2023-09-05' */
export function isoDate(value: string): string | null {
  const american = /^(\d{2})[-/](\d{2})[-/](\d{4})/.exec(value)
  if (american) return `${american[3]}-${american[1]}-${american[2]}`
  return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null
}

// The agency's descriptions carry links as HTML; the screen shows text.
function plain(value: string): string {
  return value
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
