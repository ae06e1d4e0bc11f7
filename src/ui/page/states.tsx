import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../Button.tsx'
import { IconAlertTriangle, IconFolder, IconRefresh } from '../icons.ts'
import { useSay } from '../say.ts'
import styles from './page.module.css'

export type EmptyStateProps = {
  title: string
  /** What belongs here. */
  text?: ReactNode
  /** The first step. */
  action?: ReactNode
  /** The same where it is a way to another page. */
  link?: { to: string; words: string }
}

export function EmptyState({ title, text, action, link }: EmptyStateProps) {
  const { Title, own } = useTitleLevel()
  return (
    <div className={styles.state}>
      <IconFolder size={32} stroke={1.4} aria-hidden />
      <Title ref={own}>{title}</Title>
      {text && <p className={styles.stateText}>{text}</p>}
      {action && <div className={styles.stateAction}>{action}</div>}
      {link && (
        <div className={styles.stateAction}>
          <LinkButton to={link.to} variant="primary">
            {link.words}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

export type ErrorStateProps = {
  title?: string
  /** A sentence for a person. */
  message: string
  /** Under which the log knows it. */
  reference?: string
  onRetry?: () => void
}

/** Where a whole screen is empty or could not be loaded, its title is this: a page without a first heading has no name to go to. */
function useTitleLevel() {
  const own = useRef<HTMLHeadingElement>(null)
  const [alone, setAlone] = useState(false)
  // It is asked again when a screen that was hidden comes back, and then finds its own.
  useLayoutEffect(() => setAlone([...document.querySelectorAll('h1')].every((each) => each === own.current)), [])
  return { Title: alone ? ('h1' as const) : ('h2' as const), own }
}

export function ErrorState({ title, message, reference, onRetry }: ErrorStateProps) {
  const say = useSay()
  const { Title, own } = useTitleLevel()
  return (
    <div className={styles.state} role="alert">
      <IconAlertTriangle size={32} stroke={1.4} aria-hidden />
      <Title ref={own}>{title ?? say('This could not be loaded')}</Title>
      <p className={styles.stateText}>{say(message)}</p>
      {reference && <p className={styles.stateText}>{say('Reference: {reference}', { reference })}</p>}
      {onRetry && (
        <div className={styles.stateAction}>
          <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {say('Try again')}
          </Button>
        </div>
      )}
    </div>
  )
}

type LoadingProps = {
  lines?: number
  label?: string
  /** Nothing is around it yet: it keeps away from the edges by itself. */
  alone?: boolean
}

/** Holds the place of what is coming. */
export function Loading({ lines = 6, label, alone }: LoadingProps) {
  const say = useSay()
  return (
    <div className={styles.skeleton} data-alone={alone || undefined} role="status">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <div key={line} className={styles.bone} />
      ))}
      <span className="visually-hidden">{label ?? say('Loading…')}</span>
    </div>
  )
}
