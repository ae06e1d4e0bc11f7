import { countryName } from '#formats/countries.ts'
import { isIsoDate, showDate } from '#formats/dates.ts'
import { capitalized } from '#formats/words.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { Details } from '../contract.ts'
import type { Content, ShownDocument } from '../records.ts'
import styles from './i9.module.css'

type Facts = readonly (readonly [string, string | null | undefined])[]

function FactList({ facts, content, section }: { facts: Facts; content: Content; section: 1 | 2 }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => {
        const before = content.corrections.filter((each) => each.section === section && each.label === label)
        return (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {before.map((each) => (
                <span key={each.at}>
                  <s className={styles.struck}>{asShown(each.before)}</s>{' '}
                </span>
              ))}
              {value || '–'}
              {before.map((each) => (
                <span key={each.at} className={styles.dim}>
                  {' '}
                  {each.initials} {showDate(each.on)}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A day as every other one; what was left blank says so. */
const asShown = (text: string) => (isIsoDate(text) ? showDate(text) : text || '(blank)')

const untilOf = ({ expiresOn }: ShownDocument) => (expiresOn ? ` until ${showDate(expiresOn)}` : '')

/** What was attested and shown; corrections beside what they took the place of. */
export function ContentCards({ of }: { of: Details }) {
  const content = of.content as Content
  const { section1: s1, section2: s2 } = content
  return (
    <>
      {of.findings.length > 0 && (
        <Card title="Findings" count={of.findings.length}>
          {of.findings.map(({ id, what, severity }) => (
            <p key={id}>
              <Chip hue={severity === 'technical' || severity === 'warn' || severity === 'info' ? 'gray' : 'red'}>
                {id}
              </Chip>{' '}
              {what}
            </p>
          ))}
        </Card>
      )}
      {s1 && (
        <Card title="Section 1">
          <FactList
            content={content}
            section={1}
            facts={[
              ['Last name', s1.familyName],
              ['First name', s1.givenName],
              ['Middle initial', s1.middleInitial],
              ['Other last names', s1.otherLastNames],
              ['Street', s1.street],
              ['Apartment', s1.unit],
              ['City', s1.city],
              ['State', s1.state],
              ['ZIP code', s1.postalCode],
              ['Date of birth', showDate(s1.birthDate)],
              ['Social Security number', s1.socialSecurity],
              ['E-mail', s1.email],
              ['Telephone', s1.phone],
              ['Citizenship or immigration status', s1.status],
              ['Authorized to work until', s1.authorizedUntil === 'N/A' ? 'N/A' : showDate(s1.authorizedUntil)],
              ['A-Number', s1.aNumber],
              ['I-94 number', s1.i94Number],
              ['Passport number', s1.passportNumber],
              ['Country of the passport', s1.passportCountry && countryName(s1.passportCountry)],
            ]}
          />
          <p className={styles.dim}>
            Signed by {s1.signature.name}, {showDate(s1.signature.on)}
            {s1.helped &&
              `; helped by ${s1.preparers.map(({ givenName, familyName }) => `${givenName} ${familyName}`).join(', ')}`}
            .
          </p>
        </Card>
      )}
      {s2 && (
        <Card title="Section 2">
          {s2.documents.map((document) => (
            <div key={document.title}>
              <h3>
                List {document.list}: {document.receipt && 'Receipt for '}
                {document.title}
              </h3>
              <FactList
                content={content}
                section={2}
                facts={[
                  [`${document.title}, issuing authority`, document.authority],
                  [`${document.title}, number`, document.number],
                  [`${document.title}, end`, document.expiresOn ? showDate(document.expiresOn) : 'None'],
                ]}
              />
            </div>
          ))}
          {content.replacement && (
            <p>
              Receipt replaced {showDate(content.replacement.on)}: {content.replacement.document.title},{' '}
              {content.replacement.document.number}
            </p>
          )}
          <FactList
            content={content}
            section={2}
            facts={[
              ['First day of employment', showDate(s2.firstDay)],
              ['Additional information', s2.notes],
              ['Business name', s2.employer],
              ['Business address', s2.employerAddress],
            ]}
          />
          <p className={styles.dim}>
            {s2.remote ? 'Looked at by live video. ' : 'Looked at in person. '}
            Signed by {s2.signature.name}, {s2.signerTitle}, {showDate(s2.signature.on)}.
          </p>
        </Card>
      )}
      {content.supplementB.length > 0 && (
        <Card title="Supplement B">
          {content.supplementB.map((block) => (
            <p key={block.signature.at}>
              <strong>{capitalized(block.kind)}</strong>
              {block.rehiredOn && `, rehired ${showDate(block.rehiredOn)}`}
              {block.familyName && `, ${block.givenName} ${block.familyName}`}
              {[block.document, block.beside].map((each) => each && `, ${each.title} ${each.number}${untilOf(each)}`)}.
              Signed by {block.signature.name}, {showDate(block.signature.on)}.
            </p>
          ))}
        </Card>
      )}
      {content.memos.length > 0 && (
        <Card title="Memos">
          {content.memos.map(({ on, by, text }) => (
            <p key={`${on} ${text}`}>
              {showDate(on)}, {by}: {text}
            </p>
          ))}
        </Card>
      )}
    </>
  )
}
