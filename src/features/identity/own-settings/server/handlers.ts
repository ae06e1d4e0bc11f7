import { implement } from '#platform/operation/context.ts'
import { fitsSettings, ownSettings } from '../contract.ts'
import { getSettings, mergeSettings } from './store.ts'

export const ownSettingsHandlers = implement(ownSettings, {
  settings: ({ db, actor }) => getSettings(db, actor.userId),

  saveSettings: async ({ db, actor, audit, refuse }, { settings }) => {
    const saved = await mergeSettings(db, actor.userId, settings)
    if (!fitsSettings(saved.settings)) refuse('TOO_LARGE')
    audit({ subject: `user:${actor.userId}`, after: { settings: Object.keys(settings) } })
    return saved
  },
})
