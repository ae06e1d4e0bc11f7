import { useState } from 'react'
import { caseTypeById } from '#case-types/all.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconBuilding, IconChevronRight, IconHome, IconId, IconPlane, IconRefresh, IconUsersGroup } from '#ui/icons.ts'
import { type Choice, choicesFor, nameOfChoice, type Wish } from '../wishes.ts'
import styles from './new-case.module.css'

const icons: Readonly<Record<string, typeof IconHome>> = {
  hire: IconPlane,
  extend: IconRefresh,
  permit: IconId,
  greenCard: IconHome,
  family: IconUsersGroup,
  company: IconBuilding,
}

type WishesProps = { wishes: readonly Wish[]; chosen: Choice; onChoose: (choice: Choice) => void }

/** What somebody wants, in plain words or their own; it leads to the type of the case. */
export function Wishes({ wishes, chosen, onChoose }: WishesProps) {
  const [open, setOpen] = useState<string>()
  const [typed, setTyped] = useState('')
  const found = choicesFor(typed, wishes)
  return (
    <>
      <h1 className={styles.question}>What do you want to do?</h1>
      <p className={styles.dimmed}>Choose what comes closest. We find the right case type with you.</p>
      <ul className={styles.wishes}>
        {wishes.map((each) => (
          <li key={each.id}>
            <WishCard
              wish={each}
              open={open === each.id}
              onPress={() => {
                setOpen(open === each.id ? undefined : each.id)
                const [only, ...others] = each.choices
                if (only && others.length === 0) onChoose(only)
              }}
            />
            {open === each.id && each.choices.length > 1 && (
              <Choices label={each.title} choices={each.choices} chosen={chosen} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
      <TextField
        label="Or say it in your own words"
        hint="For example: renew Ingrid’s work permit"
        value={typed}
        onChange={setTyped}
      />
      {found.length > 0 && <Choices label="What we found" choices={found} chosen={chosen} onChoose={onChoose} />}
      {typed.trim() !== '' && found.length === 0 && (
        <p role="status">We did not find that. Choose from all case types below, or ask your law firm.</p>
      )}
    </>
  )
}

function WishCard({ wish, open, onPress }: { wish: Wish; open: boolean; onPress: () => void }) {
  const Icon = icons[wish.id] ?? IconHome
  return (
    <button type="button" className={styles.wish} aria-pressed={open} onClick={onPress}>
      <span className={styles.tile} aria-hidden>
        <Icon size={18} stroke={1.6} />
      </span>
      <span>
        <strong>{wish.title}</strong>
        <span>{wish.says}</span>
        <small>{wish.forms}</small>
      </span>
      <IconChevronRight className={styles.go} size={18} aria-hidden />
    </button>
  )
}

type ChoicesProps = Pick<WishesProps, 'chosen' | 'onChoose'> & { label: string; choices: readonly Choice[] }

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={`${choice.typeId} ${choice.subType}`}>
          <button
            type="button"
            aria-pressed={choice.typeId === chosen.typeId && (choice.subType ?? '') === (chosen.subType ?? '')}
            onClick={() => onChoose(choice)}
          >
            {nameOfChoice(choice)}
            <small>{choice.says ?? caseTypeById(choice.typeId)?.name}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
