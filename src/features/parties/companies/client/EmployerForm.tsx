import { type ReactNode, useEffect, useRef, useState } from 'react'
import { emailNotValidOrTaken, isEmail } from '#formats/email.ts'
import { passwordHints } from '#identity/passwords/client/checks.ts'
import { usePasswordPolicy } from '#identity/passwords/client/NewPasswordForm.tsx'
import { companiesApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { Button } from '#ui/Button.tsx'
import { NoticeDialog } from '#ui/dialogs/NoticeDialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { type FormState, useForm } from '#ui/fields/use-form.ts'
import { Tabs } from '#ui/page/Tabs.tsx'
import { today } from '#ui/today.ts'
import type { ProfileFact } from '../profile.ts'
import type { CompanyProfile } from '../records.ts'
import { AdditionalDetails } from './AdditionalDetails.tsx'
import { AttorneyBlock } from './AttorneyBlock.tsx'
import { BasicDetails } from './BasicDetails.tsx'
import styles from './companies.module.css'
import { blankEmployer, checkEmployer, type EmployerValues, valuesOf } from './employer-values.ts'
import { H1bQuestions } from './H1bQuestions.tsx'

export type EmployerFormProps = {
  /** The company to change; without it a new employer is added. */
  profile?: CompanyProfile
  readOnly?: boolean
  setsPlan: boolean
  asksAboutEmail: boolean
  /** Whether this person says which attorney works for a new employer. */
  choosesAttorney?: boolean
  /** Whether it may be an attorney of any firm, or a firm alone. */
  choosesFirm?: boolean
  signature: ReactNode
  /** Something to know before saving, shown above the button. */
  note?: ReactNode
  /** What a saved form says in the dialog; nothing when it is said elsewhere. */
  onSave: (values: EmployerValues, start: EmployerValues) => Promise<string | undefined>
}

/** The specification's page reload after a success is a fresh form after this long. */
export const FRESH_FORM_MS = 1_000

/** The employer profile: Basic Details, Additional Details, H1B-Question Details. */
export function EmployerForm({
  profile,
  readOnly = false,
  setsPlan,
  choosesAttorney = false,
  choosesFirm = false,
  ...props
}: EmployerFormProps) {
  const { asksAboutEmail, signature, note, onSave } = props
  const [start, setStart] = useState(() => (profile ? valuesOf(profile) : blankEmployer))
  const [tab, setTab] = useState<Tab>('basic')
  const [notice, setNotice] = useState<string>()
  const policy = usePasswordPolicy()
  const email = useEmailCheck({ asks: asksAboutEmail, own: profile?.email ?? '' })
  const form = useForm<EmployerValues>({
    initial: start,
    check: (values) => {
      const emailIsTaken = email.isTaken(values.email)
      const checked = checkEmployer(values, { start: profile && start, emailIsTaken, policy, today: today() })
      if (checked.text !== '') setNotice(checked.text)
      return checked.fields
    },
    submit: async (values) => {
      try {
        setNotice(await onSave(values, start))
      } catch (error) {
        if (isSaidInDialog(error)) setNotice(error.message)
        throw error
      }
      if (profile) {
        setStart(values)
        form.reset(values)
      } else {
        setTimeout(() => {
          form.reset(blankEmployer)
          setTab('basic')
        }, FRESH_FORM_MS)
      }
    },
  })
  const panels = useShownErrors(form, tab, setTab)
  const part = { form, readOnly }
  const contents: Record<Tab, ReactNode> = {
    basic: (
      <>
        <BasicDetails
          {...part}
          code={profile?.code}
          setsPlan={setsPlan}
          emailError={form.errors.email ?? email.errorOf(form.values.email)}
          onLeaveEmail={() => email.leave(form.values.email)}
          passwordHints={
            profile ? undefined : passwordHints(form.values.password, { email: form.values.email }, policy)
          }
        />
        <AttorneyBlock {...part} profile={profile} choosesAttorney={choosesAttorney} choosesFirm={choosesFirm} />
      </>
    ),
    additional: <AdditionalDetails {...part} signature={signature} />,
    h1b: <H1bQuestions {...part} />,
  }

  return (
    <Form form={form}>
      <Tabs
        ref={panels}
        label="Employer profile"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((each) => ({ ...each, content: <div className={styles.panel}>{contents[each.key]}</div> }))}
      />
      {note}
      <div className={styles.foot}>
        <NextLink tab={tab} onNext={setTab} />
        {!readOnly && (
          <Button
            type="submit"
            variant="primary"
            loading={form.submitting}
            onClick={() => setTab(tabOfUnreadable(panels.current) ?? tab)}
          >
            Save
          </Button>
        )}
      </div>
      <NoticeDialog
        text={notice}
        onClose={() => {
          setNotice(undefined)
          // The dialog hands the focus back to the button first; whoever read what is wrong goes on at the field.
          setTimeout(() => focusInvalid(panels.current, tab), AFTER_FOCUS_RETURN_MS)
        }}
      />
    </Form>
  )
}

// The validator's own refusals, which the specification says in an alert, and what belongs to no field of the form.
// Who saved in the meantime is told beside the button.
function isSaidInDialog(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed) || error.code === 'STALE') return false
  return error.code === 'EMAIL_TAKEN' || error.code === 'REFUSED' || Object.keys(error.fields).length === 0
}

const AFTER_FOCUS_RETURN_MS = 60

function NextLink({ tab, onNext }: { tab: Tab; onNext: (tab: Tab) => void }) {
  const next = tabs[tabs.findIndex(({ key }) => key === tab) + 1]
  if (!next) return <span />
  return (
    <Button
      variant="link"
      onClick={() => {
        onNext(next.key)
        window.scrollTo({ top: 0 })
      }}
    >
      Next
    </Button>
  )
}

/** After a refusal the tab with the first error comes to the front, and the field gets the focus. */
function useShownErrors(form: FormState<EmployerValues>, tab: Tab, setTab: (tab: Tab) => void) {
  const panels = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  const wanted = firstTabWith(Object.keys(form.errors).filter((name) => form.errors[name as keyof EmployerValues]))
  useEffect(() => {
    if (form.refusals === shown.current || wanted === undefined) return
    if (wanted !== tab) return setTab(wanted)
    shown.current = form.refusals
    focusInvalid(panels.current, tab)
  }, [form.refusals, wanted, tab, setTab])
  return panels
}

function focusInvalid(panels: HTMLElement | null, tab: Tab): void {
  panels?.querySelector<HTMLElement>(`[data-tab="${tab}"] [aria-invalid="true"]`)?.focus()
}

/** Where a field says itself that its text is no value, such as a date that does not exist. */
function tabOfUnreadable(panels: HTMLElement | null): Tab | undefined {
  const inputs = [...(panels?.querySelectorAll('input') ?? [])]
  const unreadable = inputs.find((input) => input.validity?.customError)
  return unreadable?.closest<HTMLElement>('[data-tab]')?.dataset.tab as Tab | undefined
}

type Problem = 'none' | 'notValid' | 'taken'
type Left = { email: string; problem: Problem }

/** Checks an e-mail address as the field is left: its form, and whether a company or an account has it already. */
function useEmailCheck({ asks, own }: { asks: boolean; own: string }) {
  const [left, setLeft] = useState<Left>()
  const problemOf = (email: string) => (left?.email === email.trim() ? left.problem : 'none')

  const leave = async (typed: string) => {
    const email = typed.trim()
    if (email === '' || email.toLowerCase() === own.toLowerCase() || left?.email === email) return
    const [problem] = await Promise.all([problemWith(email, asks), pause()])
    setLeft({ email, problem })
  }
  return {
    leave: (typed: string) => void leave(typed),
    isTaken: (email: string) => problemOf(email) === 'taken',
    errorOf: (email: string) => (problemOf(email) === 'none' ? undefined : emailNotValidOrTaken),
  }
}

async function problemWith(email: string, asks: boolean): Promise<Problem> {
  if (!isEmail(email)) return 'notValid'
  // Unanswered, the question is asked again by saving: the server has the last word.
  const { taken } = asks ? await call(companiesApi.emailTaken, { email }).catch(() => NOT_KNOWN) : NOT_KNOWN
  return taken ? 'taken' : 'none'
}

const NOT_KNOWN = { taken: false }

// Whoever leaves the field by pressing a button must not have it pushed away under the finger by a new line of text.
const pause = () => new Promise((resolve) => setTimeout(resolve, 250))

const tabs = [
  { key: 'basic', title: 'Basic Details' },
  { key: 'additional', title: 'Additional Details' },
  { key: 'h1b', title: 'H1B-Question Details' },
] as const

type Tab = (typeof tabs)[number]['key']

const ADDITIONAL: readonly ProfileFact[] = [
  ...([
    'signerFirstName',
    'signerMiddleName',
    'signerLastName',
    'signerTitle',
    'individual',
    'tradeName',
    'fein',
  ] as const),
  ...(['incorporatedOn', 'businessType', 'naicsCode', 'grossIncome', 'netIncome', 'employees'] as const),
  ...(['fullTimeEquivalents', 'h1bEmployees', 'l1Employees', 'about', 'affiliates'] as const),
]
const H1B: readonly ProfileFact[] = [
  ...(['willfulViolator', 'higherEducation', 'nonprofitOrganization', 'nonprofitResearch'] as const),
  ...(['subsequentExtension', 'amendedPetition', 'correctsUscisError', 'secondaryEducation'] as const),
  ...(['nonprofitClinical', 'nonprofitTaxExempt'] as const),
]

/** The first tab that holds one of these fields. */
function firstTabWith(names: readonly string[]): Tab | undefined {
  const found = new Set(names.map(tabOf))
  return tabs.find(({ key }) => found.has(key))?.key
}

function tabOf(name: string): Tab {
  if (ADDITIONAL.some((fact) => fact === name)) return 'additional'
  return H1B.some((fact) => fact === name) ? 'h1b' : 'basic'
}
