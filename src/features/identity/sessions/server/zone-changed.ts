import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { sessionsChanged } from '#platform/session/sessions.ts'

type Changing = Pick<CommandContext, 'db' | 'afterCommit'> & { services: Pick<Services, 'sessions'> }

/** An office's clock hangs elsewhere: every node asks anew where its people's sessions are. */
export function zoneChanged({ db, services, afterCommit }: Changing): void {
  sessionsChanged(db)
  afterCommit(() => services.sessions.forget())
}
