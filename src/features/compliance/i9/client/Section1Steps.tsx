import { useState } from 'react'
import { states } from '#formats/addresses.ts'
import { countryOptions } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FilterChip, FilterChips } from '#ui/page/FilterChip.tsx'
import type { OwnSection1 } from '../link-contract.ts'
import type { Preparer, Section1 } from '../records.ts'
import { attestation } from '../signing.ts'
import styles from './i9.module.css'
import type { Words } from './section1-words.ts'

export type StepProps = {
  say: Words
  given: Section1
  set: (more: Partial<Section1>) => void
  errors: Record<string, string>
  of: OwnSection1
}

// The form's list of states ends with these: for who lives in Canada or Mexico and works here.
const stateOptions = [
  ...states.map(({ code, name }) => ({ value: code, label: name })),
  { value: 'CAN', label: 'Canada' },
  { value: 'MEX', label: 'Mexico' },
]

export function YouStep({ say, given, set, errors, of }: StepProps) {
  const field = (name: keyof Section1 & keyof Words) => ({
    label: say[name] as string,
    value: String(given[name] ?? ''),
    error: errors[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <>
      <h1>{say.you}</h1>
      <p className={styles.dim}>{say.youLead(of.givenName)}</p>
      <TextField {...field('familyName')} maxLength={100} autoComplete="family-name" />
      <TextField {...field('givenName')} maxLength={100} autoComplete="given-name" />
      <TextField {...field('middleInitial')} maxLength={1} />
      <TextField {...field('otherLastNames')} maxLength={200} />
      <TextField {...field('street')} maxLength={200} autoComplete="address-line1" />
      <TextField {...field('unit')} maxLength={20} />
      <TextField {...field('city')} maxLength={100} autoComplete="address-level2" />
      <SelectField {...field('state')} options={stateOptions} placeholder={say.select} />
      <TextField {...field('postalCode')} maxLength={10} inputMode="numeric" autoComplete="postal-code" />
      <DateField {...field('birthDate')} years="past" />
      <TextField
        {...field('socialSecurity')}
        maxLength={11}
        inputMode="numeric"
        hint={of.ssnNeeded ? undefined : say.ssnFree}
      />
      <TextField {...field('email')} type="email" maxLength={254} />
      <TextField {...field('phone')} type="tel" maxLength={30} />
    </>
  )
}

type Numbered = 'aNumber' | 'i94Number' | 'passportNumber'

export function StatusStep({ say, given, set, errors, of }: StepProps) {
  const [kind, setKind] = useState<Numbered>(
    given.aNumber ? 'aNumber' : given.passportNumber ? 'passportNumber' : 'i94Number',
  )
  const none = { aNumber: '', i94Number: '', passportNumber: '', passportCountry: '', authorizedUntil: '' }
  const boxes = [
    ['Citizen', say.citizen, ''],
    ['National', say.national, say.nationalSays],
    ['Permanent resident', say.resident, say.residentSays],
    ['Authorized to work', say.authorized, say.authorizedSays],
  ] as const
  const choose = (next: Numbered) => {
    setKind(next)
    set({ aNumber: '', i94Number: '', passportNumber: '', passportCountry: '' })
  }
  return (
    <>
      <h1 id="status">{say.status}</h1>
      <p className={styles.dim}>{say.statusLead(of.givenName)}</p>
      <div role="radiogroup" aria-labelledby="status" className={styles.stack}>
        {boxes.map(([value, label, hint]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="status"
              checked={given.status === value}
              onChange={() => set({ ...none, status: value })}
            />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {errors.status && (
        <p className={styles.error} role="alert">
          {errors.status}
        </p>
      )}
      {given.status === 'Permanent resident' && (
        <TextField
          label={say.aNumber}
          value={given.aNumber}
          error={errors.aNumber}
          maxLength={12}
          onChange={(aNumber) => set({ aNumber })}
        />
      )}
      {given.status === 'Authorized to work' && (
        <>
          {given.authorizedUntil !== 'N/A' && (
            <DateField
              label={say.until}
              value={given.authorizedUntil}
              error={errors.authorizedUntil}
              onChange={(authorizedUntil) => set({ authorizedUntil })}
            />
          )}
          <Button variant="link" onClick={() => set({ authorizedUntil: given.authorizedUntil === 'N/A' ? '' : 'N/A' })}>
            {given.authorizedUntil === 'N/A' ? say.hasEnd : say.noEnd}
          </Button>
          <FilterChips label={say.oneNumber}>
            <FilterChip on={kind === 'aNumber'} onToggle={() => choose('aNumber')}>
              {say.aNumber}
            </FilterChip>
            <FilterChip on={kind === 'i94Number'} onToggle={() => choose('i94Number')}>
              {say.i94}
            </FilterChip>
            <FilterChip on={kind === 'passportNumber'} onToggle={() => choose('passportNumber')}>
              {say.passport}
            </FilterChip>
          </FilterChips>
          <TextField
            label={say[kind]}
            value={given[kind]}
            error={errors[kind] ?? errors.number}
            maxLength={kind === 'passportNumber' ? 40 : 12}
            onChange={(value) => set({ [kind]: value })}
          />
          {kind === 'passportNumber' && (
            <SelectField
              label={say.passportCountry}
              value={given.passportCountry}
              error={errors.passportCountry}
              options={countryOptions}
              placeholder={say.select}
              onChange={(passportCountry) => set({ passportCountry })}
            />
          )}
        </>
      )}
      <p className={styles.dim}>{say.only(of.employer)}</p>
    </>
  )
}

const nobody: Preparer = {
  familyName: '',
  givenName: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  signature: '',
}
type Signing = { agreed: boolean; name: string; firm: boolean }
type SignStepProps = StepProps & { signing: Signing; setSigning: (signing: Signing) => void; onEdit: () => void }

export function SignStep({ say, given, set, of, signing, setSigning, onEdit }: SignStepProps) {
  const corrects = of.for === 'correct'
  const [helper = nobody] = given.preparers
  const help = (more: Partial<Preparer>) => set({ preparers: [{ ...helper, ...more }] })
  const place = [given.street, given.unit, given.city, `${given.state} ${given.postalCode}`]
    .filter((each) => each.trim())
    .join(', ')
  const until =
    given.authorizedUntil === 'N/A'
      ? say.noEndDate
      : given.authorizedUntil && say.untilDay(showDate(given.authorizedUntil))
  const number = given.aNumber
    ? `${say.aNumber} ${given.aNumber}`
    : given.i94Number
      ? `${say.i94} ${given.i94Number}`
      : given.passportNumber && `${say.passport} ${given.passportNumber}`
  return (
    <>
      <h1>{say.check}</h1>
      <section className={styles.box}>
        <dl className={styles.facts}>
          <dt>{say.name}</dt>
          <dd>{[given.givenName, given.middleInitial, given.familyName].filter(Boolean).join(' ')}</dd>
          <dt>{say.born}</dt>
          <dd>{showDate(given.birthDate)}</dd>
          <dt>{say.address}</dt>
          <dd>{place}</dd>
          <dt>{say.mayWork}</dt>
          <dd>{[say.boxes[given.status] ?? given.status, until, number].filter(Boolean).join(', ')}</dd>
        </dl>
        <Button variant="link" onClick={onEdit}>
          {say.edit}
        </Button>
      </section>
      {!corrects && (
        <fieldset className={styles.box}>
          <legend>{say.helped}</legend>
          <div className={styles.pair}>
            {[false, true].map((helped) => (
              <label key={String(helped)} className={styles.choice}>
                <input
                  type="radio"
                  name="helped"
                  checked={given.helped === helped}
                  onChange={() => set({ helped, preparers: helped ? [helper] : [] })}
                />
                <span>{helped ? say.yes : say.no}</span>
              </label>
            ))}
          </div>
          {given.helped && (
            <div className={styles.stack}>
              <h2>{say.helper}</h2>
              <TextField
                label={say.familyName}
                value={helper.familyName}
                onChange={(familyName) => help({ familyName })}
                maxLength={100}
              />
              <TextField
                label={say.givenName}
                value={helper.givenName}
                onChange={(givenName) => help({ givenName })}
                maxLength={100}
              />
              <TextField
                label={say.street}
                value={helper.street}
                onChange={(street) => help({ street })}
                maxLength={200}
              />
              <TextField label={say.city} value={helper.city} onChange={(city) => help({ city })} maxLength={100} />
              <SelectField
                label={say.state}
                value={helper.state}
                options={stateOptions.slice(0, -2)}
                placeholder={say.select}
                onChange={(state) => help({ state })}
              />
              <TextField
                label={say.postalCode}
                value={helper.postalCode}
                onChange={(postalCode) => help({ postalCode })}
                maxLength={10}
              />
              <p className={styles.dim}>{attestation.preparer}</p>
              <TextField
                label={say.helperSigns}
                value={helper.signature}
                onChange={(signature) => help({ signature })}
                maxLength={200}
              />
            </div>
          )}
        </fieldset>
      )}
      <section className={styles.box}>
        <CheckField
          label={say.declare}
          checked={signing.agreed}
          onChange={(agreed) => setSigning({ ...signing, agreed })}
        />
        <details className={styles.full}>
          <summary>{say.full}</summary>
          <p lang="en">{attestation.employee}</p>
        </details>
        {of.firm && !corrects && (
          <CheckField
            label={say.consent(of.firm)}
            checked={signing.firm}
            onChange={(firm) => setSigning({ ...signing, firm })}
          />
        )}
        <TextField
          label={corrects ? say.initials : say.typeName}
          hint={say.dated(showDate(of.today))}
          value={signing.name}
          maxLength={corrects ? 6 : 200}
          onChange={(name) => setSigning({ ...signing, name })}
        />
      </section>
    </>
  )
}
