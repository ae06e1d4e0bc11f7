import { messageTo } from '#case-file/case-details/client/message-address.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconMessage } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { useSay } from '#ui/say.ts'
import type { OwnCase } from '../records.ts'
import { caseWithContact } from './case-with-contact.ts'
import styles from './own.module.css'

/** Whom to ask: the contact at the company and the attorney. A message goes into the case. */
export function Contacts({ one, cases }: { one: OwnCase; cases: readonly OwnCase[] }) {
  const { contactName, attorneyName, path, diy } = one
  const say = useSay()
  const people = [
    { name: contactName, who: say('Your HR contact'), path: caseWithContact(cases, contactName)?.path },
    { name: attorneyName, who: say('Your attorney'), path },
  ].filter(({ name }) => name !== '')
  if (people.length === 0 || diy) return null
  return (
    <section className={styles.card} aria-label={say('Your people')}>
      <ul className={styles.people}>
        {people.map(({ name, who, path: to }) => (
          <li key={who}>
            <Avatar name={name} />
            <span>
              <strong>{name}</strong>
              <span className={styles.dimmed}>{who}</span>
            </span>
            {to !== undefined && (
              <LinkButton
                to={messageTo(to, name)}
                variant="subtle"
                icon={<IconMessage size={18} aria-hidden />}
                label={say('Message {name}', { name })}
              >
                {say('Message')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
