import type { ReactNode } from 'react'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { TabBar } from '#ui/page/TabBar.tsx'
import styles from './metering.module.css'

const pages = [
  { key: 'reports', title: 'Reports', to: '/meterReports' },
  { key: 'substations', title: 'Substations', to: '/meterSubstations' },
  { key: 'scheduler', title: 'Scheduler', to: '/meterScheduler' },
] as const

type MeterPageProps = {
  at: (typeof pages)[number]['key']
  title: string
  standing: string
  action: ReactNode
  children: ReactNode
}

/** The three pages of the meter area lead to each other: they are off the main menu. */
export function MeterPage({ at, title, standing, action, children }: MeterPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} standing={standing} action={action} />
      <TabBar label="Meters" tabs={pages} value={at} />
      {children}
    </div>
  )
}
